// Loaded when first opened.
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Button, Checkbox, Flex, Segmented } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { columnLabel, type TableSettingsProps } from './table-settings.tsx'
import { DENSITIES } from './table-view.ts'
import { useText } from '../kit/text.ts'

const SHOWN_AFTER = 50 // ms
const DENSITY_LABELS = { large: 'densityLarge', medium: 'densityMedium', small: 'densitySmall' } as const

export function TableSettingsPanel({ definition, view }: TableSettingsProps) {
  const text = useText()
  const [said, setSaid] = useState('')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Once it has its place, and can be seen: what is hidden takes no focus.
    const timer = setTimeout(() => panel.current?.querySelector('input')?.focus({ preventScroll: true }), SHOWN_AFTER)
    return () => clearTimeout(timer)
  }, [])
  const move = (name: string, label: string, step: 1 | -1) => {
    view.move(name, step)
    setSaid(text('columnMoved', { name: label, position: view.order.indexOf(name) + 1 + step }))
  }
  return (
    <Flex ref={panel} vertical gap={12} className="table-settings">
      <Segmented
        block
        aria-label={text('density')}
        value={view.density}
        onChange={view.setDensity}
        options={DENSITIES.map((value) => ({ value, label: text(DENSITY_LABELS[value]) }))}
      />
      <ul className="table-settings-columns" aria-label={text('columns')}>
        {view.order.map((name, index) => {
          const label = columnLabel(definition, name, text)
          return (
            <li key={name}>
              <Checkbox checked={view.isShown(name)} onChange={(event) => view.show(name, event.target.checked)}>
                {label}
                {view.isLeftOut(name) && <span className="column-left-out">{text('columnLeftOut')}</span>}
              </Checkbox>
              <span>
                <Button
                  type="text"
                  size="small"
                  icon={<ArrowUpOutlined aria-hidden />}
                  aria-label={text('columnUp', { name: label })}
                  disabled={index === 0}
                  onClick={() => move(name, label, -1)}
                />
                <Button
                  type="text"
                  size="small"
                  icon={<ArrowDownOutlined aria-hidden />}
                  aria-label={text('columnDown', { name: label })}
                  disabled={index === view.order.length - 1}
                  onClick={() => move(name, label, 1)}
                />
              </span>
            </li>
          )
        })}
      </ul>
      <span role="status" className="sr-only">
        {said}
      </span>
      <Button size="small" disabled={view.isDefault} onClick={view.reset}>
        {text('columnsReset')}
      </Button>
    </Flex>
  )
}
