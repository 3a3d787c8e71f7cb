-- Answers queries about tables: lines of JSON, as the protocol's guide describes them. For LuaJIT; the library lies beside this file.
--
--   local flightstand = require("flightstand")
--   local table = flightstand.open()
--   print(table:ask('{"op": "about"}'))

local ffi = require("ffi")

ffi.cdef [[
typedef struct flightstand flightstand;
int flightstand_open_with(const char *options, flightstand **out, char *why, size_t capacity);
int64_t flightstand_answer(flightstand *instance, const char *query, size_t length, char *answer, size_t capacity);
void flightstand_close(flightstand *instance);
]]

local here = debug.getinfo(1, "S").source:match("^@(.*[/\\])") or "./"
local library = ffi.load(here .. (ffi.os == "Windows" and "flightstand.dll" or "libflightstand.so"))

local Table = {}
Table.__index = Table

-- Returns the answer to a query of one line. Mistakes are answers, too.
function Table:ask(query)
  local length = tonumber(library.flightstand_answer(self.instance, query, #query, self.answer, self.capacity))
  if length < 0 then
    error("the table is closed")
  end
  if length > self.capacity then
    self.answer, self.capacity = ffi.new("char[?]", length), length
    library.flightstand_answer(self.instance, nil, 0, self.answer, length)
  end
  return ffi.string(self.answer, length)
end

-- Forgets what the instance keeps; a collected table is closed, too.
function Table:close()
  library.flightstand_close(ffi.gc(self.instance, nil))
  self.instance = nil
end

local flightstand = {}

-- Opens an instance; options are JSON, such as {"deadline": 1000, "heap": 128}. Returns nil and a sentence if that cannot be.
function flightstand.open(options)
  local out, why = ffi.new("flightstand *[1]"), ffi.new("char[300]")
  if library.flightstand_open_with(options, out, why, 300) ~= 0 then
    return nil, ffi.string(why)
  end
  local instance = ffi.gc(out[0], library.flightstand_close)
  return setmetatable({ instance = instance, answer = ffi.new("char[?]", 65536), capacity = 65536 }, Table)
end

return flightstand
