type SelectProps = {
  name: string
  label: string
  value: string
  /** Value and text of each option. */
  options: readonly (readonly [string, string])[]
  className?: string
}

/** A labelled choice of a GET form. */
export function Select({ name, label, value, options, className = '' }: SelectProps) {
  return (
    <label className={`min-w-0 ${className}`}>
      <span className="sr-only">{label}</span>
      <select name={name} defaultValue={value} className="select">
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
