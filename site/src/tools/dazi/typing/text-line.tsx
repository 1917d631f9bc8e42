import { memo, type ReactNode } from 'react'

type TextLineProps = {
  units: readonly string[]
  start: number
  end: number
  pinyin?: ReadonlyMap<number, string>
  /** Units that are typed v and read ü. */
  umlauts?: ReadonlySet<number>
}

/** One line of the text box. Drawn once; the painter changes classes afterwards. */
export const TextLine = memo(function TextLine({ units, start, end, pinyin, umlauts }: TextLineProps) {
  const parts: ReactNode[] = []
  for (let index = start; index < end; index++) {
    const unit = units[index]!
    if (!pinyin) {
      parts.push(<Unit key={index} index={index} unit={umlauts?.has(index) ? 'ü' : unit} />)
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

function Unit({ index, unit, pinyin }: { index: number; unit: string; pinyin?: string }) {
  return (
    <span data-unit={index} className="unit is-ahead">
      {pinyin === undefined ? null : <i>{pinyin}</i>}
      {unit === '\n' ? '⏎' : unit}
    </span>
  )
}
