import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ALL_MUSIC, SILENCE } from '@tutu/learning/scratch/music'
import { readSound } from '@tutu/learning/scratch/sound'
import { expect, it } from 'vitest'
import { readMusicSounds } from '../../../music-sounds-plugin.ts'
import { chooseSounds, loadSounds } from './music.ts'

const require = createRequire(import.meta.url)
const runtime = (size: 'min' | 'full') =>
  readFileSync(require.resolve(`@turbowarp/packager/dist/scaffolding/scaffolding-${size}.js`), 'utf8')
const sounds = readMusicSounds(runtime('full'))

it('the full runtime gives all its drums and instruments, each of them a sound', () => {
  expect(Object.keys(sounds)).toHaveLength(61)
  for (const [name, text] of Object.entries(sounds)) expect(readSound(Buffer.from(text, 'base64')), name).toBe('whole')
})

it('the runtime in pages asks for the same names, has none of the sounds, and keeps players where ours are put', () => {
  const min = runtime('min')
  for (const name of Object.keys(sounds)) expect(min).toContain(`"${name}.mp3":`)
  expect(min).not.toContain('audio/mpeg;base64')
  for (const place of ['_drumPlayers', '_instrumentPlayerArrays', '_decodeSound', 'DRUM_INFO', 'INSTRUMENT_INFO'])
    expect(min).toContain(place)
})

it('only what a project plays is chosen', () => {
  expect(Object.keys(chooseSounds(SILENCE, sounds))).toEqual([])
  expect(Object.keys(chooseSounds({ drums: [1, 18], instruments: [], notes: [] }, sounds))).toEqual([
    'drums/1-snare',
    'drums/18-cuica',
  ])
  expect(Object.keys(chooseSounds({ drums: [], instruments: [1, 3], notes: [60, 71, 20] }, sounds))).toEqual([
    'instruments/1-piano/60',
    'instruments/1-piano/24',
    'instruments/3-organ/60',
  ])
  expect(Object.keys(chooseSounds({ drums: [], instruments: [8], notes: undefined }, sounds))).toHaveLength(3)
  expect(Object.keys(chooseSounds(ALL_MUSIC, sounds))).toHaveLength(61)
})

it('a silent project asks for nothing', async () => {
  expect(await loadSounds(SILENCE)).toEqual({})
})
