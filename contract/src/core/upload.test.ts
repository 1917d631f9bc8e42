import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkUpload,
  fillKeyTemplate,
  isAllowedType,
  type KeyFacts,
  safeFileName,
  safeTopic,
  suffixOf,
  thumbnailsOf,
  thumbnailWidths,
} from './upload.ts'

const SHA1 = '0123456789abcdef0123456789abcdef01234567'
const facts = (over: Partial<KeyFacts> = {}): KeyFacts => ({
  topic: 'course',
  name: 'My rabbit.PNG',
  sha1: SHA1,
  now: new Date(2026, 0, 2, 3, 4, 5),
  random: (length) => 'r'.repeat(length),
  ...over,
})

describe('the check before sending', () => {
  const limits = { maxsize: 100, mimetype: 'jpg, png,audio/*,application/pdf' }
  test.each([
    ['a.png', 10, 'image/png', undefined],
    ['A.PNG', 100, '', undefined],
    ['sound', 10, 'audio/mpeg', undefined],
    ['paper', 10, 'application/pdf', undefined],
    ['', 10, 'image/png', 'upload.incomplete'],
    ['  ', 10, 'image/png', 'upload.incomplete'],
    ['a.png', 0, 'image/png', 'upload.incomplete'],
    ['a.gif', 10, 'image/gif', 'upload.type'],
    ['png', 10, '', 'upload.type'],
    ['.png', 10, '', 'upload.type'],
    ['..png', 10, '', 'upload.type'],
    ['作业..png', 10, '', undefined],
    ['a.png.exe', 10, '', 'upload.type'],
    ['a.png', 101, 'image/png', 'upload.size'],
  ] as const)('%j of %i bytes, %s: %s', (name, size, type, expected) => {
    expect(checkUpload({ name, size, type }, limits)).toBe(expected)
  })

  test('* allows all', () => expect(isAllowedType({ name: 'a', type: '' }, '*')).toBe(true))
})

describe('the naming template', () => {
  test.each([
    [
      '/storage/{topic}/{year}{mon}{day}/{filename}{filesha1}{.suffix}',
      `/storage/course/20260102/My-rabbit${SHA1}.png`,
    ],
    ['/storage/{hour}-{min}-{sec}/{random}.{suffix}', `/storage/03-04-05/${'r'.repeat(16)}.png`],
    ['/storage/{random32}{.suffix}', `/storage/${'r'.repeat(32)}.png`],
    ['storage//{topic}///x{.suffix}', '/storage/course/x.png'],
    ['/storage/../../{filename}{.suffix}', '/storage/My-rabbit.png'],
    ['/storage/{unknown}{filename}{.suffix}', '/storage/My-rabbit.png'],
  ])('%s', (template, path) => expect(fillKeyTemplate(template, facts())).toBe(path))

  test.each([
    ['猫.png', '/s/file.png'],
    ['Ä ö.txt', '/s/A-o.txt'],
    ['noextension', '/s/noextension'],
    ['...', '/s/file'],
    ['猫', '/s/file'],
    ['a..b.txt', '/s/a.b.txt'],
    ['con.txt', '/s/con_.txt'],
    [`${'n'.repeat(150)}.txt`, `/s/${'n'.repeat(100)}.txt`],
  ])('the name %j', (name, path) => expect(fillKeyTemplate('/s/{filename}{.suffix}', facts({ name }))).toBe(path))

  test('a path too long for a column becomes a random one', () => {
    const path = fillKeyTemplate(
      '/s/{filename}/{filename}/{filename}{.suffix}',
      facts({ name: `${'n'.repeat(100)}.txt` }),
    )
    expect(path).toBe(`/course/${'r'.repeat(32)}.txt`)
  })

  test('whatever the name, the topic and the template are, every piece of the path is safe', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (name, topic, template) => {
        const path = fillKeyTemplate(
          `/storage/{topic}/${template}/{filename}{.suffix}`,
          facts({ name: safeFileName(name), topic }),
        )
        expect(path).toMatch(/^(?:\/[\w-][\w.-]*)+$/)
        expect(path).not.toMatch(/\.\.|\.\/|\.$/)
        expect(path.length).toBeLessThanOrEqual(200)
      }),
    )
  })
})

test('whatever a file is called, its name is one line of at most 100 characters, without folders and without tricks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
      const name = safeFileName(given)
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\<>:"|?*]/u)
      expect(Array.from(name).length).toBeLessThanOrEqual(100)
      expect(name.trim()).not.toBe('')
      expect(safeFileName(name)).toBe(name)
    }),
  )
})

test.each([
  ['a.tar.gz', 'gz'],
  ['.htaccess', ''],
  ['A.JPG', 'jpg'],
  ['a.', ''],
  ['a.p hp', ''],
])('the extension of %j is %j', (name, suffix) => expect(suffixOf(name)).toBe(suffix))

test.each([
  ['course', 'course'],
  [' Avatar ', 'avatar'],
  ['a/b', 'default'],
  [undefined, 'default'],
  ['con', 'default'],
])('the topic %j is %j', (given, topic) => expect(safeTopic(given)).toBe(topic))

test('thumbnails are never larger than the picture, and make a srcset', () => {
  expect([100, 161, 1280, 4000].map(thumbnailWidths)).toEqual([[], [160], [160, 320, 640], [160, 320, 640, 1280]])
  expect(thumbnailsOf('/storage/a.jpg', { widths: [160, 320], avif: false }, (path) => `//cdn${path}`)).toEqual({
    webp: '//cdn/storage/a.jpg.160.webp 160w, //cdn/storage/a.jpg.320.webp 320w',
    avif: '',
  })
})
