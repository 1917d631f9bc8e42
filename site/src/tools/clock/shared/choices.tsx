import { useId } from 'react'

type ChoicesProps<T extends string | number> = {
  label: string
  value: T
  options: readonly (readonly [T, string])[]
  onChoose: (value: T) => void
}

/** One of a few, all in sight. */
export function Choices<T extends string | number>({ label, value, options, onChoose }: ChoicesProps<T>) {
  const name = useId()
  return (
    <fieldset className="clock-choices">
      <legend>{label}</legend>
      {options.map(([option, text]) => (
        <label key={option} className="choice">
          <input type="radio" name={name} checked={option === value} onChange={() => onChoose(option)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}

type ToggleProps = { label: string; on: boolean; onToggle: (on: boolean) => void }

export function Toggle({ label, on, onToggle }: ToggleProps) {
  return (
    <label className="choice">
      <input type="checkbox" checked={on} onChange={(event) => onToggle(event.target.checked)} />
      {label}
    </label>
  )
}
