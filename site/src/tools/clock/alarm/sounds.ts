import type { SoundName } from '../logic/settings.ts'

let context: AudioContext | undefined

/** Browsers let a page sound only after it was touched: call from a click. */
export function unlockSound(): void {
  try {
    context ??= new AudioContext()
    void context.resume()
  } catch {
    // No sound device: the clock is silent.
  }
}

/** Frequency in Hz, start in s, length in s, loudness 0–1. */
type Note = readonly [frequency: number, start: number, length: number, loudness: number]

type Sound = { readonly wave: OscillatorType; readonly notes: readonly Note[] }

// Soft ones: a harsh alarm frightens some children. A pentatonic scale never sounds wrong.
const SOUNDS: Readonly<Record<Exclude<SoundName, 'none'>, Sound>> = {
  chime: {
    wave: 'sine',
    notes: [
      [523.25, 0, 1.6, 0.6],
      [659.25, 0.35, 1.6, 0.6],
      [783.99, 0.7, 1.6, 0.6],
      [1046.5, 1.05, 2.4, 0.5],
    ],
  },
  wood: {
    wave: 'triangle',
    notes: [
      [392, 0, 0.25, 0.8],
      [440, 0.22, 0.25, 0.8],
      [523.25, 0.44, 0.25, 0.8],
      [392, 0.88, 0.25, 0.8],
      [440, 1.1, 0.25, 0.8],
      [587.33, 1.32, 0.4, 0.8],
    ],
  },
  drop: {
    wave: 'sine',
    notes: [
      [880, 0, 0.5, 0.5],
      [1174.66, 0.6, 0.5, 0.5],
      [880, 1.2, 0.8, 0.4],
    ],
  },
}

/** Plays a sound. `volume` 0–100. */
export function playSound(name: SoundName, volume: number): void {
  if (!context || name === 'none' || volume === 0) return
  const { wave, notes } = SOUNDS[name]
  for (const note of notes) playNote(context, wave, note, volume / 100)
}

/** One quiet note: the last minute begins. */
export function playWarning(name: SoundName, volume: number): void {
  if (!context || name === 'none') return
  playNote(context, SOUNDS[name].wave, [659.25, 0, 0.8, 0.4], volume / 100)
}

function playNote(audio: AudioContext, wave: OscillatorType, note: Note, volume: number): void {
  const [frequency, start, length, loudness] = note
  const [at, oscillator, gain] = [audio.currentTime + start, audio.createOscillator(), audio.createGain()]
  oscillator.type = wave
  oscillator.frequency.value = frequency
  // Fast in, slowly out, never from or to full at once: that would click.
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loudness * volume * 0.4, at + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(at)
  oscillator.stop(at + length)
}
