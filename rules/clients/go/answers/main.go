// Answers each line of the standard input.
package main

import (
	"bufio"
	"fmt"
	"log"
	"os"

	flightstand "github.com/flightstand/flightstand/rules/clients/go"
)

func main() {
	table, err := flightstand.Open("{}")
	if err != nil {
		log.Fatal(err)
	}
	defer table.Close()
	queries := bufio.NewScanner(os.Stdin)
	queries.Buffer(nil, 1<<23)
	for queries.Scan() {
		fmt.Println(table.Ask(queries.Text()))
	}
	if queries.Err() != nil {
		log.Fatal(queries.Err())
	}
}
