import { expect, test } from 'vitest'
import { plainText } from '../markdown/markdown.ts'
import { smsParams } from './parcel.ts'
import { fill, placeholdersIn } from './placeholders.ts'
import { renderMail } from './render.ts'

test.each([
  ['{{code}}', '1 {{x}}'],
  ['{{ code }}, {{code}}', '1 {{x}}, 1 {{x}}'],
  ['{{unknown}} {code} {{}}', '{{unknown}} {code} {{}}'],
  ['{{toString}}', '{{toString}}'],
])('%s is filled in once, and nothing else', (text, filled) => {
  expect(fill(text, { code: '1 {{x}}' })).toBe(filled)
})

test('placeholders are told in order, each once', () => {
  expect(placeholdersIn('{{b}} {{ a }} {{b}} {{a-b}}')).toEqual(['b', 'a', 'a-b'])
})

test.each([
  ['# Hello\n\nYou **two**,\nhi [there](https://example.com)', 'Hello\n\nYou two,\nhi there (https://example.com)'],
  ['- one\n- two', 'one\n\ntwo'],
  ['<https://example.com>', 'https://example.com'],
  ['<b>raw</b>', '<b>raw</b>'],
  ['```\ncode\n```', 'code'],
])('%j as text to be read', (source, text) => {
  expect(plainText(source)).toBe(text)
})

test('a language without texts falls back to Chinese', async () => {
  const template = { subject: { 'zh-cn': '主题' }, body: { 'zh-cn': '正文 {{code}}' } }
  expect(await renderMail(template, { code: '1' }, 'en')).toMatchObject({ subject: '主题', text: '正文 1' })
})

test.each([
  ['[k](https://e.example/?c={{code}})', 'href="https://e.example/?c=1%202%26%22%3C"'],
  ['[k](<https://e.example/{{ code }}>)', 'href="https://e.example/1%202%26%22%3C"'],
  ['[k](https://e.example/?c={{other}})', 'href="https://e.example/?c=%7B%7Bother%7D%7D"'],
  ['[k]({{code}})', 'href="1%202%26%22%3C"'],
  ['`%7B%7Bcode%7D%7D`', '<code>%7B%7Bcode%7D%7D</code>'],
])('in the address of a link, %s is filled in as a part of an address', async (body, html) => {
  const template = { subject: null, body: { 'zh-cn': body } }
  expect((await renderMail(template, { code: '1 2&"<' }, 'zh-cn')).html).toContain(html)
})

test('links leave the frame in which a mail is looked at', async () => {
  const template = { subject: null, body: { 'zh-cn': '[k](https://e.example/)' } }
  expect((await renderMail(template, {}, 'zh-cn')).html).toContain('<base target="_blank">')
})

test('a mail read as text has the addresses of its links', async () => {
  const template = { subject: null, body: { 'zh-cn': '[点这里](https://e.example/?c={{code}})，{{code}}' } }
  expect((await renderMail(template, { code: '1 2' }, 'zh-cn')).text).toBe('点这里 (https://e.example/?c=1%202)，1 2')
})

test('a short message’s variables stand in the order of its Chinese text, whatever language it is read in', () => {
  const body = { 'zh-cn': '{{minutes}} {{code}}', en: '{{code}} {{minutes}}' }
  expect(Object.entries(smsParams({ template: { subject: null, body }, values: { code: '1', minutes: '5' } }))).toEqual(
    [
      ['minutes', '5'],
      ['code', '1'],
    ],
  )
})

test('what somebody typed in several lines stands in several lines, as text', async () => {
  const template = { subject: null, body: { 'zh-cn': '{{reply}}' } }
  const { html, text } = await renderMail(template, { reply: 'One <b>\r\ntwo\n\nthree' }, 'zh-cn')
  expect(html).toContain('One &lt;b&gt;<br>\ntwo<br>\n<br>\nthree')
  expect(text).toContain('two\n\nthree')
})
