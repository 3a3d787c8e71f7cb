module github.com/flightstand/flightstand/rules/clients/go

go 1.18
