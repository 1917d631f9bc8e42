// Loaded when first opened.
import { Button, Flex, Segmented } from 'antd'
import { ArrangeList } from '../kit/arrange-list.tsx'
import { columnLabel, type TableSettingsProps } from './table-settings.tsx'
import { DENSITIES } from './table-view.ts'
import { useText } from '../kit/text.ts'

const DENSITY_LABELS = { large: 'densityLarge', medium: 'densityMedium', small: 'densitySmall' } as const

export function TableSettingsPanel({ definition, view }: TableSettingsProps) {
  const text = useText()
  return (
    <Flex vertical gap={12}>
      <Segmented
        block
        aria-label={text('density')}
        value={view.density}
        onChange={view.setDensity}
        options={DENSITIES.map((value) => ({ value, label: text(DENSITY_LABELS[value]) }))}
      />
      <ArrangeList
        label={text('columns')}
        entries={view.order.map((key) => ({
          key,
          name: columnLabel(definition, key, text),
          isShown: view.isShown(key),
          ...(view.isLeftOut(key) && { note: text('columnLeftOut') }),
        }))}
        onShow={view.show}
        onOrder={view.arrange}
      />
      <Button size="small" disabled={view.isDefault} onClick={view.reset}>
        {text('columnsReset')}
      </Button>
    </Flex>
  )
}
