import { toLanguage } from '@tutu/contract/core/languages'
import { codeKey, keepCode, keptCode } from '../../../lib/learning/kept-code.ts'
import type { CodeLanguage } from '../../../lib/code-editor.ts'
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

export function startPrograms(lesson: HTMLElement): void {
  const programs = [...lesson.querySelectorAll<HTMLElement>('figure[data-code]')]
  for (const figure of programs) {
    const printed = figure.querySelector('pre')
    const bar = figure.querySelector<HTMLElement>('.run-bar')
    const status = bar?.querySelector<HTMLElement>('[role=status]')
    if (!printed || !bar || !status) continue
    const original = (printed.textContent ?? '').replace(/\n$/, '')
    const key = codeKey(lesson.dataset.lesson!, original)
    for (const button of bar.querySelectorAll<HTMLButtonElement>('[data-start]')) {
      // What is on its way while one reads is there when it is pressed.
      button.addEventListener('pointerenter', () => void loadPlayer(lesson).catch(() => undefined), { once: true })
      button.addEventListener('click', () => {
        if (figure.ariaBusy === 'true') return
        figure.ariaBusy = 'true'
        status.textContent = status.dataset.loading!
        loadPlayer(lesson).then(
          ({ openCode }) => {
            bar.remove()
            const block = openCode(printed, {
              language: pageLanguage(),
              code: figure.dataset.code as CodeLanguage,
              original,
              kept: keptCode(key),
              isComparable: figure.dataset.code === 'python',
              onChange: (text) => keepCode(key, text, original),
              onRun: () => undefined,
            })
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
}
