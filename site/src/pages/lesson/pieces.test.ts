import { expect, it } from 'vitest'
import { addPieces, hasPieces, pieceOf } from './pieces.ts'
import { addRunBars } from './run-bars.ts'

const picture = '<p><img src="/static/a.svg" alt="A star" loading="lazy" /></p>\n'
const piece = (more = '') => `<div class="piece">\n${picture}${more}</div>\n`
const program = (mark: string) =>
  `<figure class="code-run" data-run="python"${mark}>\n<pre><code>print(1)</code></pre>\n</figure>\n`
const shown = (html: string) => addPieces(addRunBars(html, 'en'), 'en')

it('a program that is marked plays on the picture of what it makes', () => {
  const html = shown(`${piece()}${program('')}${program(' data-piece=""')}`)
  expect(html).toMatch(/<div class="piece" data-code="python"[^>]*>\s*<div class="piece-stage"><p><img[^]*?data-play>/)
  expect(html.match(/data-play>/g)).toHaveLength(1)
  expect(html).toContain('<figure class="code-run" data-run="python" data-code="python" data-piece="">')
  expect(pieceOf(html)).toBeUndefined()
})

it('a Scratch project plays in its place, and is what learners compare theirs with', () => {
  const html = piece('<p><a href="/static/lessons/a/b.en.sb3">The project</a></p>\n')
  expect(shown(html)).toContain(
    '<div class="piece" data-project="/static/lessons/a/b.en.sb3" data-player-page="/player?lang=en">',
  )
  expect(shown(html)).toContain('<a href="/static/lessons/a/b.en.sb3">The project</a>')
  expect(shown(html).match(/data-play>/g)).toHaveLength(1)
  expect(pieceOf(html)).toBe('/static/lessons/a/b.en.sb3')
})

it('a project to begin with can be opened below the words that link to it', () => {
  const html = shown('<p>Begin with <a href="/static/lessons/a/b-start.en.sb3">this</a>.</p>\n<p>Then go on.</p>')
  expect(html).toMatch(
    /this<\/a>\.<\/p>\n<div class="project[^"]*" data-project="\/static\/lessons\/a\/b-start\.en\.sb3"/,
  )
})

it('what cannot be played is a picture', () => {
  const html = shown(`<p>Before</p>${piece()}${program('')}`)
  expect(html).toContain(piece().trimEnd())
  expect(hasPieces(html)).toBe(false)
})
