import { toLanguage } from '@tutu/contract/core/languages'
import { forgetAnothersCode } from '../../../lib/learning/code-base.ts'
import { codeKey, keepCode, keepPast, keptCode, keptPast } from '../../../lib/learning/kept-code.ts'
import type { CodeLanguage } from '../../../lib/code-editor.ts'
import { isSignedIn, memberSession } from '../../../lib/member/session.ts'
import { isConnectionSpared } from '../../../lib/spared-connection.ts'
import type { CodeBlock } from '../../../player/program/code-block.ts'
import type { LessonPlayer } from '../player/index.ts'

let player: Promise<LessonPlayer> | undefined

/** Fetched once; a failure is not kept. */
export function loadPlayer(lesson: HTMLElement): Promise<LessonPlayer> {
  if (player) return player
  const loading = import(/* @vite-ignore */ lesson.dataset.player!) as Promise<LessonPlayer>
  player = loading
  loading.catch(() => (player = undefined))
  return loading
}

export const pageLanguage = () => toLanguage(document.documentElement.lang)

/** ms after the last key: what was done is as long as the program. */
const PAST_AFTER = 800

/**
 * Keeps what is written at once, and what can be undone once the fingers rest or the page is left. Called before the editor is filled: what is
 * kept of another member is gone then.
 */
export function keeping(key: string, original: string) {
  const session = memberSession.read()
  if (isSignedIn(session)) forgetAnothersCode(key, session.id)
  let timer: ReturnType<typeof setTimeout> | undefined
  let keepWhatWaits = (): void => undefined
  let tellAccount = (): void => undefined
  // Who leaves at once keeps it too; a phone ends what is out of sight without a word.
  addEventListener('pagehide', () => keepWhatWaits())
  document.addEventListener('visibilitychange', () => keepWhatWaits())
  function onChange(text: string, past: () => string): void {
    keepCode(key, text, original)
    tellAccount()
    clearTimeout(timer)
    keepWhatWaits = () => {
      clearTimeout(timer)
      keepWhatWaits = () => undefined
      if (text !== original) keepPast(key, past())
    }
    timer = setTimeout(keepWhatWaits, PAST_AFTER)
  }
  return {
    onChange,
    /** With the block that is changed: members have it in their account too. */
    follow: (block: CodeBlock, followCode: LessonPlayer['followCode']): void => {
      tellAccount = followCode({ key, original, block })
    },
  }
}

/** `wanted`: somebody is at the page. */
export function startPrograms(lesson: HTMLElement, wanted: Promise<unknown>): void {
  const programs = [...lesson.querySelectorAll<HTMLElement>('figure[data-code]')]
  for (const figure of programs) {
    const printed = figure.querySelector('pre')
    const bar = figure.querySelector<HTMLElement>('.run-bar')
    const status = bar?.querySelector<HTMLElement>('[role=status]')
    if (!printed || !bar || !status) continue
    const original = (printed.textContent ?? '').replace(/\n$/, '')
    const typing = bar.querySelector<HTMLAnchorElement>('a[data-start]')
    if (typing) typing.hash = `text/${figure.dataset.code}/${encodeURIComponent(original)}`
    const key = codeKey(lesson.dataset.lesson!, original)
    for (const button of bar.querySelectorAll<HTMLButtonElement>('button[data-start]')) {
      // What is on its way while one reads is there when it is pressed.
      button.addEventListener('pointerenter', () => void loadPlayer(lesson).catch(() => undefined), { once: true })
      button.addEventListener('click', () => {
        if (figure.ariaBusy === 'true') return
        figure.ariaBusy = 'true'
        status.textContent = status.dataset.loading!
        loadPlayer(lesson).then(
          ({ openCode, followCode }) => {
            bar.remove()
            const kept = keeping(key, original)
            const block = openCode(printed, {
              language: pageLanguage(),
              code: figure.dataset.code as CodeLanguage,
              original,
              kept: keptCode(key),
              past: keptPast(key),
              isComparable: figure.dataset.code === 'python',
              onChange: kept.onChange,
              onRun: () => undefined,
            })
            kept.follow(block, followCode)
            if (button.dataset.start === 'run') block.run()
            else block.focus()
            figure.ariaBusy = 'false'
          },
          () => {
            figure.ariaBusy = 'false'
            status.textContent = status.dataset.lost!
          },
        )
      })
    }
  }
  void wanted.then(() => prepareInSight(lesson, programs))
}

/** ms that a program is looked at before what runs it comes: whoever scrolls past needs nothing. */
const LOOKED_AT = 500

/**
 * What runs a program comes while one reads it. Fingers tell of nothing before they press, and one thing then comes after the other. Over a
 * connection that is to be spared it waits for Run.
 */
function prepareInSight(lesson: HTMLElement, programs: readonly HTMLElement[]): void {
  if (isConnectionSpared()) return
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target))
      if (isIntersecting)
        timers.set(
          target,
          setTimeout(() => void prepare(target as HTMLElement), LOOKED_AT),
        )
    }
  })
  async function prepare(figure: HTMLElement): Promise<void> {
    observer.unobserve(figure)
    const player = await loadPlayer(lesson).catch(() => undefined)
    player?.prepare(figure.dataset.code as CodeLanguage)
  }
  for (const figure of programs) observer.observe(figure)
}
