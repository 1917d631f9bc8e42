import { expect, test } from 'vitest'
import { videoObject } from './video-object.ts'

test('a film is told by whole addresses, those of a CDN where there is one', () => {
  const place = { origin: 'https://tutu.example', asset: (path: string) => `https://cdn.example${path}` }
  const told = { title: 'Line', description: 'A first line.', video: '/v/line.mp4', cover: '/c.svg' }
  expect(videoObject(told, place)).toEqual({
    '@type': 'VideoObject',
    name: 'Line',
    description: 'A first line.',
    contentUrl: 'https://cdn.example/v/line.mp4',
    thumbnailUrl: 'https://cdn.example/c.svg',
  })
  expect(videoObject({ ...told, cover: null }, { ...place, asset: (path) => path })).toMatchObject({
    contentUrl: 'https://tutu.example/v/line.mp4',
    thumbnailUrl: undefined,
  })
})
