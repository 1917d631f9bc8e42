import { predictsRight } from '@tutu/learning/code/tests-of-exercise'
import { codeKey, keptCode, keptPast } from '../../../lib/learning/kept-code.ts'
import { changeProgress, keptProgress } from '../../../lib/learning/progress-store.ts'
import { ANSWERED, dueExercises, help, miss, solve } from '@tutu/learning/progress/progress'
import { earn } from '@tutu/learning/progress/badges'
import { showBadges } from './badges.ts'
import { fill } from '@tutu/contract/core/fill'
import type { CodeLanguage } from '../../../lib/code-editor.ts'
import { element } from '../../../lib/element.ts'
import { spokenText } from '../../../lib/spoken.ts'
import { letListen } from './listen.ts'
import { keeping, loadPlayer, pageLanguage } from './programs.ts'
import { WORDS, type Words } from './words.ts'

/** What each kind of exercise makes of its text; it tells whether an attempt was right. */
type Exercise = {
  readonly root: HTMLElement
  readonly lesson: HTMLElement
  readonly words: Words
  tell(isRight: boolean, said?: string): void
  /** Nothing is known of an attempt, for this reason. */
  notChecked(why: string): void
}

const KINDS: Readonly<Record<string, (exercise: Exercise) => void>> = { choice, order, bug, predict, code }

const STAR =
  '<svg aria-hidden="true" viewBox="0 0 24 24" width="26" height="26" stroke-width="2" stroke-linejoin="round"><path d="M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z"/></svg>'

/** Gives each exercise of a lesson the name that progress knows it by. */
export function nameExercises(lesson: HTMLElement): void {
  const numbers = new Map<string, number>()
  for (const root of lesson.querySelectorAll<HTMLElement>('.exercise')) {
    const kind = root.dataset.exercise ?? ''
    const number = (numbers.get(kind) ?? 0) + 1
    numbers.set(kind, number)
    root.dataset.id ??= `${kind}-${number}`
  }
}

/** Makes the exercises of a lesson something to do. `onSolved` hears of each that was solved, by its name. */
export function startExercises(lesson: HTMLElement, onSolved: (name: string) => void): void {
  const words = WORDS[pageLanguage()]
  const id = lesson.dataset.lesson!
  const known = keptProgress()
  const due = new Set(dueExercises(known, Date.now()).flatMap((one) => (one.lesson === id ? [one.exercise] : [])))
  nameExercises(lesson)
  const make = (root: HTMLElement): void => {
    const name = root.dataset.id!
    // Nothing checks it: hints and an answer, and no star.
    if ('open' in root.dataset) {
      const opened = known.lessons[id]?.helped?.[name] ?? 0
      fold(root, words, { opened, wasTried: true, say: letListen(root, words) }, (now) =>
        changeProgress((progress) => help(progress, id, name, now)),
      )
      return
    }
    const title = root.querySelector('.exercise-title')
    const star = element('span', { class: 'exercise-star', role: 'img' })
    star.innerHTML = STAR
    title?.append(star)
    const showStar = () => {
      root.dataset.solved = ''
      star.ariaLabel = words.solved
    }
    if (known.lessons[id]?.stars.includes(name)) showStar()
    else star.ariaHidden = 'true'
    if (due.has(name)) title?.after(element('p', { class: 'exercise-again' }, words.again))

    const status = element('p', { class: 'exercise-said', role: 'status' })
    const record = known.lessons[id]
    // What waits to be asked again is asked afresh.
    const opened = due.has(name) ? 0 : (record?.helped?.[name] ?? 0)
    const wasTried = !due.has(name) && (name in (record?.again ?? {}) || record?.stars.includes(name) === true)
    const say = letListen(root, words)
    const folds = fold(root, words, { opened, wasTried, say }, (now) =>
      changeProgress((progress) => help(progress, id, name, now)),
    )
    let attempts = 0
    /** It may stand below the window, as on a phone whose keyboard is open. */
    const told = (): void => {
      status.scrollIntoView({ block: 'nearest' })
      say(status.textContent)
    }
    const tell = (isRight: boolean, said?: string): void => {
      attempts++
      const now = Date.now()
      status.classList.toggle('is-right', isRight)
      if (isRight) {
        const isFirst = !keptProgress().lessons[id]?.stars.includes(name)
        const praise = words.right[attempts % words.right.length]!
        status.textContent = isFirst ? `${praise} · ${words.star}` : praise
        star.removeAttribute('aria-hidden')
        showStar()
        folds.open()
        const deed = { did: 'solve', lesson: id, exercise: name, kind: root.dataset.exercise! } as const
        changeProgress((progress) => earn(progress, solve(progress, id, name, now), deed, now))
        showBadges(now, folds.root)
        onSolved(name)
      } else {
        status.textContent = said ?? (folds.hasHints() ? words.wrongHint : words.wrong)
        folds.offer()
        changeProgress((progress) => miss(progress, id, name, now))
      }
      told()
    }
    const notChecked = (why: string): void => {
      status.classList.remove('is-right')
      status.textContent = why
      told()
    }
    folds.root.before(status)
    KINDS[root.dataset.exercise ?? '']?.({ root, lesson, words, tell, notChecked })
  }
  for (const root of lesson.querySelectorAll<HTMLElement>('.exercise')) makeInPlace(root, make)
}

/** One that somebody sees is made while they look: it keeps the height that its text had, and what follows its place. */
function makeInPlace(root: HTMLElement, make: (root: HTMLElement) => void): void {
  const { top, bottom, height } = root.getBoundingClientRect()
  // What could not be made can be read, and its hints opened.
  root.dataset.made = ''
  make(root)
  if (bottom > 0 && top < innerHeight && root.offsetHeight < height) root.style.minHeight = `${height}px`
}

/**
 * Hints come one after the other, the answer once somebody has tried. What was opened in an earlier visit stands open;
 * `onHelp` hears of what is opened now, and `say` says it.
 */
function fold(
  root: HTMLElement,
  words: Words,
  { opened, wasTried, say }: { opened: number; wasTried: boolean; say: (text: string) => void },
  onHelp: (opened: number) => void,
) {
  const hints = [...root.querySelectorAll<HTMLDetailsElement>(':scope > details.hint')]
  const answer = answerOf(root, words)
  const [hint, hintText] = helpButton(BULB)
  const [tried, triedText] = helpButton(EYE)
  triedText.textContent = words.tried
  // Told by screen readers as it comes.
  const shown = element('div', { class: 'exercise-shown', 'aria-live': 'polite' })
  root.append(shown, element('p', { class: 'exercise-help' }, hint, tried))
  shown.append(...hints, ...(answer ? [answer] : []))
  for (const [at, one] of hints.entries())
    one.querySelector('summary')!.textContent = fill(words.hintOf, { number: at + 1, count: hints.length })
  for (const one of shown.children) (one as HTMLElement).hidden = true

  let count = 0
  let isTried = wasTried
  const show = (): void => {
    hintText.textContent = count === 0 ? words.hint : fill(words.nextHint, { number: count + 1, count: hints.length })
    hint.hidden = count >= hints.length || answer?.hidden === false
    tried.hidden = !answer || !answer.hidden || !(isTried || (hints.length > 0 && count >= hints.length))
  }
  const open = (fold: HTMLDetailsElement | undefined, isOpen = true): void => {
    if (!fold) return
    fold.open = isOpen
    fold.hidden = false
  }
  while (count < Math.min(opened, hints.length)) open(hints[count++])
  if (opened >= ANSWERED) open(answer)
  show()

  /** The button that was pressed is gone then: the keyboard goes on where one reads. */
  const focusOn = (fold: HTMLElement | undefined): void => fold?.querySelector('summary')?.focus()
  /** Programs are looked at; blocks of ScratchJr are said as what they do. */
  const sayInside = (fold: HTMLElement | undefined): void => {
    const inside = [...(fold?.children ?? [])].slice(1)
    say(
      inside
        .filter((one) => one.tagName !== 'PRE' || one.querySelector('.jr'))
        .map(spokenText)
        .join('\n'),
    )
  }
  hint.addEventListener('click', () => {
    open(hints[count++])
    show()
    sayInside(hints[count - 1])
    if (hint.hidden) focusOn(hints.at(-1))
    onHelp(count)
  })
  tried.addEventListener('click', () => {
    open(answer)
    show()
    sayInside(answer)
    focusOn(answer)
    onHelp(ANSWERED)
  })
  return {
    root: shown,
    hasHints: () => count < hints.length,
    /** After an attempt: the answer may be asked for. */
    offer: () => {
      isTried = true
      show()
    },
    /** Once it was solved, why it is so may be read. */
    open: () => {
      isTried = true
      if (answer?.hidden && answer.querySelector('.exercise-why, [data-part=model]')) open(answer, false)
      show()
    },
  }
}

/** A picture before its words, for whoever cannot read them. */
function helpButton(picture: string): [button: HTMLButtonElement, text: HTMLSpanElement] {
  const text = element('span')
  const button = element('button', { type: 'button', class: 'text-button' })
  button.insertAdjacentHTML(
    'afterbegin',
    `<svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${picture}"/></svg>`,
  )
  button.append(text)
  return [button, text]
}
const BULB = 'M9.5 17v-1.500a6 6 0 1 1 5 0V17zM10 20.500h4'
const EYE =
  'M2.500 12s3.500-6.500 9.500-6.500 9.500 6.500 9.500 6.500-3.500 6.500-9.500 6.500-9.500-6.500-9.500-6.500zM14.500 12a2.500 2.500 0 1 1-5 0 2.500 2.500 0 0 1 5 0z'

/** The answer as its author wrote it, behind what is right: an author need not say that twice. */
function answerOf(root: HTMLElement, words: Words): HTMLDetailsElement | undefined {
  const written = root.querySelector<HTMLDetailsElement>(':scope > details.answer') ?? undefined
  const right = rightOf(root, words)
  if (!right) return written
  const answer = written ?? element('details', { class: 'answer' }, element('summary', {}, words.answer))
  for (const one of written?.querySelectorAll(':scope > :not(summary)') ?? []) one.classList.add('exercise-why')
  answer.querySelector('summary')!.after(right)
  return answer
}

/** What is right, as it can be told from the exercise itself. */
function rightOf(root: HTMLElement, words: Words): HTMLElement | undefined {
  const part = (name: string) => root.querySelector<HTMLElement>(`:scope > pre[data-part=${name}]`)
  const copy = (code: HTMLElement | null): HTMLElement | undefined => {
    const made = code?.cloneNode(true) as HTMLElement | undefined
    made?.removeAttribute('data-part')
    return made
  }
  switch (root.dataset.exercise) {
    case 'choice': {
      const right = root.querySelector('li[data-choice=right]')?.cloneNode(true)
      return right && element('p', { class: 'exercise-right' }, ...right.childNodes)
    }
    case 'order':
      return copy(part('order'))
    case 'predict':
      return copy(part('output'))
    case 'bug': {
      const code = part('bug')
      const line = Number(code?.dataset.line)
      const wrong = code && linesOf(code)[line - 1]
      return wrong ? element('p', { class: 'exercise-right' }, `${fill(words.lineIs, { line })} `, wrong) : undefined
    }
    default:
      return undefined
  }
}

function choice({ root, tell }: Exercise): void {
  const items = [...root.querySelectorAll<HTMLLIElement>('li[data-choice]')]
  items[0]?.parentElement?.classList.add('choices')
  for (const item of items) {
    const press = element('button', { type: 'button', class: 'choice', 'aria-pressed': 'false' })
    press.append(...item.childNodes)
    item.append(press)
    press.addEventListener('click', () => {
      const isRight = item.dataset.choice === 'right'
      for (const one of items) {
        const other = one.querySelector('button')!
        other.ariaPressed = String(other === press)
        if (other !== press) delete other.dataset.said
      }
      press.dataset.said = isRight ? 'right' : 'wrong'
      tell(isRight)
    })
  }
}

/** The lines of printed code, each as it is coloured. */
function linesOf(code: HTMLElement): HTMLElement[] {
  const html = code.querySelector('code')?.innerHTML.replace(/\n$/, '') ?? ''
  // A colour that goes over several lines ends with the first: such texts are no exercise of lines.
  return html.split('\n').map((line) => {
    const made = element('code')
    made.innerHTML = line || ' '
    return made
  })
}

function order({ root, words, tell }: Exercise): void {
  const printed = root.querySelector<HTMLElement>('pre[data-part=order]')
  if (!printed) return
  const wanted = linesOf(printed)
  const right = wanted.map((line) => line.textContent)
  const list = element('ol', { class: 'order-lines' })
  const rows = shuffled(wanted, right.join('\n').length).map((line) => element('li', {}, line))
  list.append(...rows)
  /** To who does not see where a line went. */
  const moved = element('p', { class: 'sr-only', role: 'status' })
  const move = (row: HTMLElement, by: -1 | 1): void => {
    const other = by < 0 ? row.previousElementSibling : row.nextElementSibling
    if (!other) return
    if (by < 0) other.before(row)
    else other.after(row)
    name()
    const text = row.querySelector('code')?.textContent ?? ''
    moved.textContent = fill(words.line, { line: [...list.children].indexOf(row) + 1, text })
  }
  const name = (): void => {
    for (const [at, row] of [...list.children].entries()) {
      const [up, down] = row.querySelectorAll('button')
      if (!up || !down) continue
      up.ariaLabel = fill(words.up, { line: at + 1 })
      down.ariaLabel = fill(words.down, { line: at + 1 })
      up.disabled = at === 0
      down.disabled = at === list.children.length - 1
    }
  }
  for (const row of rows) {
    for (const [by, sign] of [
      [-1, '↑'],
      [1, '↓'],
    ] as const) {
      const press = element('button', { type: 'button', class: 'order-move' }, sign)
      press.addEventListener('click', () => {
        move(row, by)
        // At an end the other button would undo it at the next press.
        if (press.disabled) row.focus()
        else press.focus()
      })
      row.append(press)
    }
    row.tabIndex = -1
    drag(row, list, name)
  }
  name()
  const check = element('button', { type: 'button', class: 'btn' }, words.check)
  check.addEventListener('click', () => {
    const now = [...list.querySelectorAll('code')].map((line) => line.textContent)
    tell(now.join('\n') === right.join('\n'))
  })
  printed.replaceWith(list, moved, element('p', {}, check))
}

/** By finger or mouse: the row follows to where it is let go. */
function drag(row: HTMLElement, list: HTMLElement, onMoved: () => void): void {
  row.addEventListener('pointerdown', (event) => {
    if ((event.target as Element).closest('button') || event.button !== 0) return
    row.setPointerCapture(event.pointerId)
    row.classList.add('is-held')
  })
  row.addEventListener('pointermove', ({ pointerId, clientY }) => {
    if (!row.hasPointerCapture(pointerId)) return
    const over = [...list.children].find((other) => {
      const { top, bottom } = other.getBoundingClientRect()
      return other !== row && clientY > top && clientY < bottom
    })
    if (!over) return
    if (over.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) over.before(row)
    else over.after(row)
    onMoved()
  })
  row.addEventListener('lostpointercapture', () => row.classList.remove('is-held'))
}

/** The same each time, and never the right order where there is another. */
function shuffled<T extends HTMLElement>(lines: readonly T[], seed: number): T[] {
  const mixed = [...lines]
  let state = seed + 7
  for (let last = mixed.length - 1; last > 0; last--) {
    state = (state * 1103515245 + 12345) % 2147483648
    const other = state % (last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  const same = mixed.every((line, at) => line.textContent === lines[at]!.textContent)
  return same && mixed.length > 1 ? [...mixed.slice(1), mixed[0]!] : mixed
}

function bug({ root, words, tell }: Exercise): void {
  const printed = root.querySelector<HTMLElement>('pre[data-part=bug]')
  if (!printed) return
  const wrong = Number(printed.dataset.line)
  const list = element('ol', { class: 'bug-lines' })
  for (const [at, line] of linesOf(printed).entries()) {
    const press = element('button', { type: 'button' }, line)
    press.ariaLabel = fill(words.line, { line: at + 1, text: line.textContent ?? '' })
    press.addEventListener('click', () => {
      for (const other of list.querySelectorAll('button')) delete other.dataset.said
      press.dataset.said = at + 1 === wrong ? 'right' : 'wrong'
      tell(at + 1 === wrong)
    })
    list.append(element('li', {}, press))
  }
  printed.replaceWith(element('p', { class: 'exercise-do' }, words.whichLine), list)
}

function predict({ root, words, tell }: Exercise): void {
  const printed = root.querySelector<HTMLElement>('pre[data-part=predict]')
  const output = root.querySelector<HTMLElement>('pre[data-part=output]')?.textContent ?? ''
  if (!printed) return
  const lines = output.replace(/\n$/, '').split('\n').length
  const field = element('textarea', {
    class: 'predict',
    rows: String(Math.min(lines, 8)),
    spellcheck: 'false',
    autocapitalize: 'off',
  })
  field.ariaLabel = words.predict
  field.placeholder = words.predict
  const check = element('button', { type: 'button', class: 'btn' }, words.check)
  check.addEventListener('click', () => {
    if (field.value.trim()) tell(predictsRight(field.value, output))
    else field.focus()
  })
  printed.after(element('p', { class: 'predict-row' }, field, check))
}

function code({ root, lesson, words, tell, notChecked }: Exercise): void {
  const printed = root.querySelector<HTMLElement>('pre[data-part=start]')
  const tests = root.querySelector<HTMLElement>('pre[data-part=tests]')?.textContent ?? ''
  const model = root.querySelector<HTMLElement>('pre[data-part=model]')?.textContent ?? ''
  if (!printed) return
  const [, named = 'python'] = /language-(\w+)/.exec(printed.firstElementChild?.className ?? '') ?? []
  const language = (named === 'js' ? 'javascript' : named) as CodeLanguage
  const original = (printed.textContent ?? '').replace(/\n$/, '')
  const key = codeKey(lesson.dataset.lesson!, root.dataset.id + original)
  const start = element('button', { type: 'button', class: 'btn btn-primary' }, words.start)
  const status = element('span', { role: 'status' })
  const bar = element('p', { class: 'run-bar' }, start, status)
  printed.after(bar)
  start.addEventListener('click', () => {
    if (start.ariaDisabled === 'true') return
    status.textContent = words.loading
    start.ariaDisabled = 'true'
    loadPlayer(lesson).then(
      ({ openCode, check, followCode }) => {
        bar.remove()
        const kept = keeping(key, original)
        const press = element('button', { type: 'button', class: 'btn' }, words.check)
        const block = openCode(printed, {
          language: pageLanguage(),
          code: language,
          original,
          kept: keptCode(key),
          past: keptPast(key),
          isComparable: false,
          onChange: kept.onChange,
          onRun: () => undefined,
          more: [press],
        })
        kept.follow(block, followCode)
        let isChecking = false
        press.addEventListener('click', () => {
          if (isChecking) return
          isChecking = true
          // Switched off, it would lose the keyboard.
          press.ariaDisabled = 'true'
          block.stop()
          block.say(words.checking)
          const lost = { found: 'nothing', said: words.lost, line: 0 } as const
          void check({ code: language, source: block.text(), model, tests }, pageLanguage())
            .catch(() => lost)
            .then(({ found, said, line }) => {
              isChecking = false
              press.ariaDisabled = null
              block.say('')
              if (line > 0) block.mark(line)
              if (found === 'nothing') notChecked(said)
              else tell(found === 'right', said)
            })
        })
        block.focus()
      },
      () => {
        start.ariaDisabled = null
        status.textContent = words.lost
      },
    )
  })
}
