import type { Sound } from './project.ts'

const RATE = 11_025
const HEADER = 44

/** A short sound of our own that falls silent: from one pitch to another, in Hz. */
export function blip(name: string, from: number, to: number, seconds: number): Sound {
  const samples = Math.round(RATE * seconds)
  const wave = new Uint8Array(HEADER + samples)
  const view = new DataView(wave.buffer)
  const text = (at: number, letters: string) =>
    [...letters].forEach((one, n) => view.setUint8(at + n, one.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, HEADER - 8 + samples, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // PCM, one channel, bytes in a second, bytes in a sample, bits in one.
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    view.setUint16(at, value, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE, true)
  text(36, 'data')
  view.setUint32(40, samples, true)
  let phase = 0
  for (let at = 0; at < samples; at++) {
    const part = at / samples
    phase += (2 * Math.PI * (from + (to - from) * part)) / RATE
    wave[HEADER + at] = Math.round(128 + 90 * (1 - part) * Math.sin(phase))
  }
  return { name, wave, rate: RATE, samples }
}
