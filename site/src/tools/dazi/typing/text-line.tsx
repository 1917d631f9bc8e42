import type { Colour } from '@tutu/learning/typing/code-colours'
import { memo, type ReactNode } from 'react'

type TextLineProps = {
  units: readonly string[]
  start: number
  end: number
  pinyin?: ReadonlyMap<number, string>
  /** Units that are typed v and read ü. */
  umlauts?: ReadonlySet<number>
  /** Of code: what an editor would colour each character as. */
  colours?: ReadonlyMap<number, Colour>
}

/** One line of the text box. Drawn once; the painter changes classes afterwards. */
export const TextLine = memo(function TextLine({ units, start, end, pinyin, umlauts, colours }: TextLineProps) {
  const parts: ReactNode[] = []
  for (let index = start; index < end; index++) {
    const unit = units[index]!
    if (!pinyin) {
      parts.push(
        <Unit key={index} index={index} unit={umlauts?.has(index) ? 'ü' : unit} colour={colours?.get(index)} />,
      )
      continue
    }
    // A character under its pinyin keeps the comma behind it on its line.
    const group = [<Unit key={index} index={index} unit={unit} pinyin={pinyin.get(index)} />]
    while (index + 1 < end && /\p{P}/u.test(units[index + 1]!)) {
      index += 1
      group.push(<Unit key={index} index={index} unit={units[index]!} />)
    }
    parts.push(
      <span key={`g${index}`} className="unit-group">
        {group}
      </span>,
    )
  }
  return <div className="typing-line">{parts}</div>
})

type UnitProps = { index: number; unit: string; pinyin?: string; colour?: Colour }

function Unit({ index, unit, pinyin, colour }: UnitProps) {
  return (
    <span data-unit={index} data-colour={colour} className="unit is-ahead">
      {pinyin === undefined ? null : <i>{pinyin}</i>}
      {unit === '\n' ? '⏎' : unit}
    </span>
  )
}
