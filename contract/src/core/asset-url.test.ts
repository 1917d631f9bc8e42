import { expect, test } from 'vitest'
import { assetUrl } from './asset-url.ts'

test.each([
  ['/static/a.svg', '', '/static/a.svg'],
  ['/static/a.svg', '//cdn.example', '//cdn.example/static/a.svg'],
  ['/static/a.svg', 'https://cdn.example/tutu/', 'https://cdn.example/tutu/static/a.svg'],
  ['https://else.example/a.svg', '//cdn.example', 'https://else.example/a.svg'],
  ['//else.example/a.svg', '//cdn.example', '//else.example/a.svg'],
  ['data:image/png;base64,AA', '//cdn.example', 'data:image/png;base64,AA'],
  ['blob:https://tutu.example/1', '//cdn.example', 'blob:https://tutu.example/1'],
])('spec 5: %s with the CDN "%s" is %s', (path, cdnUrl, expected) => {
  expect(assetUrl(path, cdnUrl)).toBe(expected)
})
