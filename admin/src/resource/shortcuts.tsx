// Loaded with the first list that has them.
import type { Definition } from '@tutu/contract/definition/define-resource'
import { Button } from 'antd'
import { useState } from 'react'
import { formatSeconds } from '../fields/format.ts'
import { useText } from '../kit/text.ts'
import type { ListState, UpdateList } from './list-state.ts'

type Props = { definition: Definition; state: ListState; update: UpdateList }

const DAY = 86_400
const nowInSeconds = () => Date.now() / 1000

/** Searches that somebody makes every day; pressed once more, the whole list is there again. */
export function Shortcuts({ definition: { shortcuts = {} }, state, update }: Props) {
  const { language } = useText()
  // A list may stand open over midnight: what is pressed is the day of then.
  const [now, setNow] = useState(nowInSeconds)
  const press = (filters: Readonly<Record<string, string>> | undefined) => {
    const at = nowInSeconds()
    setNow(at)
    update({ filters: filters ? onDays(filters, at) : {}, where: undefined, quickSearch: '' })
  }
  return Object.entries(shortcuts).map(([name, { label, filters }]) => {
    const wanted = onDays(filters, now)
    const isOn = isSame(wanted, state.filters) && !state.where && state.quickSearch === ''
    return (
      <Button
        key={name}
        type={isOn ? 'primary' : 'default'}
        ghost={isOn}
        aria-pressed={isOn}
        onClick={() => press(isOn ? undefined : filters)}
      >
        {label[language]}
      </Button>
    )
  })
}

/** The days that words in the values stand for, by the reader's clock. */
function onDays(filters: Readonly<Record<string, string>>, now: number): Record<string, string> {
  const days: Record<string, string> = { yesterday: dayOf(now - DAY), today: dayOf(now), tomorrow: dayOf(now + DAY) }
  const named = (value: string) => value.split(',').map((one) => days[one] ?? one)
  return Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, named(value).join(',')]))
}

const dayOf = (seconds: number): string => formatSeconds(seconds).slice(0, 10)

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
