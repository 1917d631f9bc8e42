import type { Lesson } from './lesson.ts'

type Language = NonNullable<Lesson['language']>

/** What no sentence has; C++ and HTML first, whose lines may hold words of the others. */
const MARKS: readonly (readonly [Language, RegExp])[] = [
  ['cpp', /^\s*#include\s*[<"]|\busing namespace std\b|\b(cout|cin)\s*(<<|>>)|^\s*int main\s*\(/m],
  ['html', /<!doctype html|<\/(html|head|body|style|script|div|span|p|a|ul|ol|li|h[1-6]|table|tr|td|button)>/i],
  [
    'javascript',
    /^\s*(const|let|var)\s+[\w$]+\s*=|\bconsole\.log\(|\bdocument\.\w+[.(]|^\s*(async\s+)?function\s*[\w$]*\s*\(|=>\s*[{(]|^\s*(if|for|while)\s*\(.*\)\s*\{/m,
  ],
  [
    'python',
    /^\s*(def\s+\w+\(.*\)|class\s+\w+(\(.*\))?|for\s+\w+(\s*,\s*\w+)*\s+in\s.+|(if|elif|while)\s.*([<>=]=|[<>]|\bTrue\b|\bin\b|\)).*|else|try):[ \t]*(#.*)?$|^\s*print\(.*\)[ \t]*(#.*)?$|^(import\s+[\w.]+(\s+as\s+\w+)?|from\s+[\w.]+\s+import\s+[\w*, ]+)$|^\s*\w+\s*=\s*(input|int|float|str|len|range)\(/m,
  ],
]

/** Which programming language a text looks to be written in; undefined: it is a text to read. */
export function codeLook(text: string): Language | undefined {
  return MARKS.find(([, mark]) => mark.test(text))?.[0]
}
