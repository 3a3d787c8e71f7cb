// Package flightstand answers queries about tables: lines of JSON, as the protocol's guide describes them. The library and its header
// lie beside this file.
package flightstand

// #cgo LDFLAGS: -L${SRCDIR} -lflightstand -Wl,-rpath,${SRCDIR}
// #include <stdlib.h>
// #include "flightstand.h"
import "C"

import (
	"errors"
	"sync"
	"unsafe"
)

// Table is an instance of the library. It keeps tables under names until it is closed. Any goroutine may ask.
type Table struct {
	turn     sync.Mutex
	instance *C.flightstand
	answer   []byte
}

// Open opens an instance; options are JSON, such as {"deadline": 1000, "heap": 128}, or {}.
func Open(options string) (*Table, error) {
	said := C.CString(options)
	defer C.free(unsafe.Pointer(said))
	var why [300]C.char
	table := &Table{answer: make([]byte, 65536)}
	if C.flightstand_open_with(said, &table.instance, &why[0], C.size_t(len(why))) != 0 {
		return nil, errors.New(C.GoString(&why[0]))
	}
	return table, nil
}

// Ask returns the answer to a query of one line. Mistakes are answers, too.
func (table *Table) Ask(query string) string {
	table.turn.Lock()
	defer table.turn.Unlock()
	line := append([]byte(query), 0)
	length := table.call((*C.char)(unsafe.Pointer(&line[0])), len(query))
	if length < 0 {
		panic("flightstand: the table is closed")
	}
	if length > len(table.answer) {
		table.answer = make([]byte, length)
		table.call(nil, 0)
	}
	return string(table.answer[:length])
}

func (table *Table) call(query *C.char, length int) int {
	answer := (*C.char)(unsafe.Pointer(&table.answer[0]))
	return int(C.flightstand_answer(table.instance, query, C.size_t(length), answer, C.size_t(len(table.answer))))
}

// Close forgets what the instance keeps.
func (table *Table) Close() {
	table.turn.Lock()
	defer table.turn.Unlock()
	C.flightstand_close(table.instance)
	table.instance = nil
}
