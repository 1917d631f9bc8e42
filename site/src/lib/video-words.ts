/** A sentence about a video, and the second it begins at. */
export type VideoWord = { at: number; text: string }

const LINE = /^\s*(?:(\d+):)?(\d+):([0-5]?\d)\s+(.*\S)/

/** `0:03 Round the corners` line by line, as editors write what a video shows; what has no time belongs to the line before. */
export function readVideoWords(text: string): VideoWord[] {
  const words: VideoWord[] = []
  for (const line of text.split('\n')) {
    const [, hours = '0', minutes, seconds, said] = LINE.exec(line) ?? []
    const last = words.at(-1)
    if (said !== undefined)
      words.push({ at: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), text: said })
    else if (last && line.trim()) last.text += ` ${line.trim()}`
  }
  return words.toSorted((a, b) => a.at - b.at)
}

/** Captions in WebVTT, as an address that a page holds itself: each until the next, the last for ten seconds. */
export function captionsAddress(words: readonly VideoWord[]): string {
  const cues = words.map(({ at, text }, index) => {
    const end = words[index + 1]?.at ?? at + 10
    return `${clock(at)} --> ${clock(end)}\n${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('-->', '→')}`
  })
  return `data:text/vtt;charset=utf-8,${encodeURIComponent(`WEBVTT\n\n${cues.join('\n\n')}\n`)}`
}

const pad = (value: number): string => String(value).padStart(2, '0')
const clock = (at: number): string =>
  `${pad(Math.floor(at / 3600))}:${pad(Math.floor(at / 60) % 60)}:${pad(at % 60)}.000`

/** 75 → '1:15'. */
export const shortClock = (at: number): string => `${Math.floor(at / 60)}:${pad(at % 60)}`
