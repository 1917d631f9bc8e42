import { expect, it } from 'vitest'
import { bareName, pageFileName, titleOf } from './file-name.ts'

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
  ['太空_大战_v2.sb3', '太空 大战'],
  ['飞机大战 (1).sb3', '飞机大战'],
  ['飞机大战(12).sb3', '飞机大战'],
  ['飞机大战2.sb3', '飞机大战2'],
  ['飞机大战 - 副本 (2).sb3', '飞机大战'],
  ['飞机大战最终版.sb3', '飞机大战'],
  ['飞机大战的副本.sb3', '飞机大战'],
  ['地下城副本.sb3', '地下城副本'],
  ['任务完成.sb3', '任务完成'],
  ['飞机大战_最终版2_20240506.sb3', '飞机大战'],
  ['Space Race v1.2 final.sb3', 'Space Race'],
  ['Copy of Space Race - Copy.sb3', 'Space Race'],
  ['space-race.sb3', 'space race'],
  ['Tic-Tac-Toe for two.sb3', 'Tic-Tac-Toe for two'],
  ['Level 3.sb3', 'Level 3'],
  ['Vampire.sb3', 'Vampire'],
  ['2048.sb3', '2048'],
  ['最终版.sb3', '最终版'],
  ['Scratch Project (3).sb3', ''],
  ['Scratch作品.sb3', ''],
  ['Untitled.sb3', ''],
  ['未命名作品.sb3', ''],
  ['project.sb3', ''],
  ['5f4dcc3b5aa765d61d8327deb882cf99.sb3', ''],
  ['no ending', 'no ending'],
])('the title of %s is %s', (file, title) => {
  expect(titleOf(file)).toBe(title)
})

it('a file of which nothing but the ending is left keeps its whole name', () => {
  expect([bareName('a.b.sb3'), bareName('.sb3')]).toEqual(['a.b', '.sb3'])
})
