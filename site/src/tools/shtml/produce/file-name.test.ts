import { expect, it } from 'vitest'
import { pageFileName, titleOf } from './file-name.ts'

it.each([
  ['太空大战', '太空大战.html'],
  ['  a/b\\c:d*e?f"g<h>i|j  ', 'a-b-c-d-e-f-g-h-i-j.html'],
  ['</title><script>alert(1)</script>', 'title-script-alert(1)-script.html'],
  ['../../etc/passwd', 'etc-passwd.html'],
  ['a\u202egpj.exe', 'a-gpj.exe.html'],
  ['line\nbreak\u0000', 'line-break.html'],
  ['CON', 'scratch.html'],
  ['...', 'scratch.html'],
  ['', 'scratch.html'],
  ['🚀'.repeat(100), `${'🚀'.repeat(80)}.html`],
])('a page of the title %j is saved as %s', (title, name) => {
  expect(pageFileName(title)).toBe(name)
})

it.each([
  ['my_game.sb3', 'my game'],
  ['飞机.SB2', '飞机'],
  ['old.sb', 'old'],
  ['v1.2 final.sb3', 'v1.2 final'],
  ['no ending', 'no ending'],
])('the title of %s is %s', (file, title) => {
  expect(titleOf(file)).toBe(title)
})
