import { expect, it } from 'vitest'
import { readComplaint } from './complaint.ts'

it.each([
  [
    'the first error and its line',
    "program.cpp:5:28: error: expected ';' after expression\n    5 | cout\nprogram.cpp:9:1: error: extraneous closing brace ('}')\n",
    { name: 'error', message: "expected ';' after expression", line: 5 },
  ],
  [
    'a header that is not there',
    "program.cpp:1:10: fatal error: 'iostraem' file not found\n",
    { name: 'error', message: "'iostraem' file not found", line: 1 },
  ],
  [
    'what the linker says, which knows no line',
    'wasm-ld: error: /lib/crt1-command.o: undefined symbol: main\n',
    { name: 'error', message: '/lib/crt1-command.o: undefined symbol: main', line: 0 },
  ],
])('of what the compiler says: %s', (_, said, error) => expect(readComplaint(said)).toEqual(error))
