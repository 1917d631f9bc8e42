/** How learners' programs are compiled: quickly, with lines for what goes wrong and looks at every index. */
export const COMPILE: readonly string[] = [
  '-std=c++17',
  '-O0',
  '-gline-tables-only',
  '-fno-exceptions',
  '-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_EXTENSIVE',
  '-fsanitize=bounds',
  '-fsanitize-trap=all',
  '-Wno-everything',
]

/** Of what a look found where it broke off. Headers that were read without it serve as well. */
export const TELL: readonly string[] = ['-fsanitize-debug-trap-reasons=basic']

/** Called from inside, `READING_STATE` of `READING`, each time that `cin` was to read a number and could not, or may read again. */
export const READING = 'tutu'
export const READING_STATE = 'cin_state'
/** `std::ios_base::clear`: all of the library that sets what state a stream is in comes by it. */
const CLEAR = '_ZNSt3__28ios_base5clearEj'
export const READING_HEADER = `extern "C" __attribute__((import_module("${READING}"), import_name("${READING_STATE}"))) void tutu_cin_state(int);
extern "C" void tutu_real_clear(std::ios_base *, unsigned) __asm__("__real_${CLEAR}");
extern "C" void tutu_clear(std::ios_base *, unsigned) __asm__("__wrap_${CLEAR}");
extern "C" void tutu_clear(std::ios_base *stream, unsigned state) {
  tutu_real_clear(stream, state);
  if (stream == &std::cin) tutu_cin_state(stream->fail());
}
`
export const READING_LINK = `-Wl,--wrap=${CLEAR}`

/** Bytes. */
const MEMORY_MAX = 64 * 1024 * 1024
const STACK = 1024 * 1024

export const LINK: readonly string[] = [
  `-Wl,--max-memory=${MEMORY_MAX}`,
  '-Wl,--initial-memory=4194304',
  `-Wl,-z,stack-size=${STACK}`,
  '-Wl,--stack-first',
]

const HEADERS =
  'algorithm array bitset cctype climits cmath cstdio cstdlib cstring ctime deque functional iomanip iostream limits list ' +
  'map numeric queue random set sstream stack string tuple unordered_map unordered_set utility vector'

/** What `#include <bits/stdc++.h>` means: the parts of the library that learners use. */
export const HEADER_ALL = `${HEADERS.split(' ')
  .map((name) => `#include <${name}>`)
  .join('\n')}\n`
