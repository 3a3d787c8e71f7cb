-- Answers each line of the standard input.
package.path = arg[0]:gsub("[^/\\]*$", "") .. "?.lua;" .. package.path
local table = assert(require("flightstand").open())
for query in io.lines() do
  io.write(table:ask(query), "\n")
end
table:close()
