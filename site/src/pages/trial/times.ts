import type { OfferedTime } from '@tutu/contract/api/trial'
import type { caller } from '../../ui/visitor-form/calls.ts'

/** The times that are offered, as choices; with none of them it is left to words. */
export async function showTimes(
  fieldset: HTMLElement,
  wish: HTMLElement,
  { get }: ReturnType<typeof caller>,
  { course = '', but }: { course?: string; but?: number | undefined } = {},
): Promise<void> {
  const state = fieldset.querySelector<HTMLElement>('[data-times-state]')!
  const list = fieldset.querySelector<HTMLElement>('[data-times]')!
  const chosen = list.querySelector<HTMLInputElement>(':checked')?.value
  const say = (key: 'failed' | 'none' | undefined) => {
    state.hidden = key === undefined
    if (key) state.textContent = state.dataset[key]!
  }
  try {
    const { code, data } = await get<{ list: OfferedTime[] }>(`/api/trial/times${course && `?course=${course}`}`)
    const times = code === 1 ? data!.list.filter(({ starttime }) => starttime !== but) : []
    list.replaceChildren(...times.map((time) => choice(list, String(time.id), wordsOf(list, time))))
    if (times.length > 0) list.append(choice(list, '', [list.dataset['other']!, '']))
    say(times.length > 0 ? undefined : code === 1 ? 'none' : 'failed')
  } catch {
    list.replaceChildren()
    say('failed')
  }
  const again = list.querySelector<HTMLInputElement>(`input[value="${chosen ?? 'none'}"]`)
  if (again) again.checked = true
  wish.hidden = list.childElementCount > 0 && list.querySelector<HTMLInputElement>('input[value=""]')?.checked !== true
}

/** Which time is chosen; undefined: none of them. */
export const chosenTime = (form: HTMLFormElement): number | undefined =>
  Number(form.querySelector<HTMLInputElement>('[data-times] :checked')?.value) || undefined

function wordsOf({ dataset }: HTMLElement, { day, hours, place, mentor, course, left }: OfferedTime): [string, string] {
  const rest = [
    mentor,
    place,
    course && dataset['only']!.replace('{course}', course),
    dataset['left']!.replace('{left}', String(left)),
  ]
  return [`${day} ${hours}`, rest.filter(Boolean).join(' · ')]
}

function choice(list: HTMLElement, value: string, [title, more]: [string, string]): HTMLLabelElement {
  const label = document.createElement('label')
  const input = document.createElement('input')
  Object.assign(input, { type: 'radio', name: 'time', value })
  input.setAttribute('aria-describedby', `${list.parentElement!.querySelector('[data-error]')?.id ?? ''}`)
  const words = document.createElement('span')
  const strong = document.createElement('strong')
  strong.textContent = title
  words.append(strong)
  if (more) {
    const small = document.createElement('small')
    small.textContent = more
    words.append(small)
  }
  label.append(input, words)
  return label
}
