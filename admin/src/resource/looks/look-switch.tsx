// Loaded where a list can be looked at in more than one way.
import { AppstoreOutlined, CalendarOutlined, UnorderedListOutlined } from '@ant-design/icons'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { Segmented } from 'antd'
import { useText } from '../../kit/text.ts'
import { type Look, type ListLook, looksOf } from './use-look.ts'

const ICONS = { table: UnorderedListOutlined, cards: AppstoreOutlined, calendar: CalendarOutlined }

/** Table, cards or calendar. */
export function LookSwitch({
  definition,
  look,
  setLook,
}: { definition: Definition } & Pick<ListLook, 'look' | 'setLook'>) {
  const text = useText()
  return (
    <Segmented<Look>
      aria-label={text('look')}
      value={look}
      onChange={setLook}
      options={looksOf(definition).map((value) => {
        const Icon = ICONS[value]
        return { value, icon: <Icon aria-label={text(`look_${value}`)} />, title: text(`look_${value}`) }
      })}
    />
  )
}
