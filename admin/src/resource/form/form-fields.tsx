import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import { Badge, Tabs, theme } from 'antd'
import { type ReactNode, useState } from 'react'
import { useText } from '../../kit/text.ts'
import { FormField } from './form-field.tsx'
import { groupOf } from './form-values.ts'
import type { FormState } from './use-form.ts'

type Props = {
  /** Before the names of the fields in their DOM ids. */
  id: string
  definition: Definition
  /** Those that are asked for, group by group. */
  fields: readonly [string, Field][]
  form: FormState
}

type Section = { group: string; fields: [string, Field][] }

/** Group of the fields that name none. */
const FIRST = ''

/** The fields of a form: one below the other under the headings of their groups, or each group on a tab. */
export function FormFields({ id, definition, fields, form }: Props) {
  const { token } = theme.useToken()
  const text = useText()
  const sections = sectionsOf(fields)
  const titleOf = (group: string) => definition.groups?.[group]?.[text.language]
  const grid = (section: Section) =>
    section.fields.map(([name, field]) => (
      <FormField key={name} id={`${id}-${name}`} name={name} field={field} definition={definition} form={form} />
    ))

  if (definition.form === 'tabs' && sections.length > 1)
    return <GroupTabs sections={sections} form={form} titleOf={titleOf} grid={grid} />
  return (
    <div className="form-grid">
      {sections.flatMap((section) => [
        section.group !== FIRST && (
          <h3 key={`${section.group}:`} className="form-group" style={{ borderColor: token.colorSplit }}>
            {titleOf(section.group)}
          </h3>
        ),
        ...grid(section),
      ])}
    </div>
  )
}

type TabsProps = {
  sections: readonly Section[]
  form: FormState
  titleOf: (group: string) => string | undefined
  grid: (section: Section) => ReactNode
}

/** Each tab tells how much on it is wrong; the one that the focus has to go to is opened. */
function GroupTabs({ sections, form, titleOf, grid }: TabsProps) {
  const text = useText()
  const { token } = theme.useToken()
  const [chosen, setChosen] = useState(FIRST)
  const [followed, setFollowed] = useState(form.focus)
  if (form.focus !== followed) {
    setFollowed(form.focus)
    const group = sections.find(({ fields }) => fields.some(([name]) => name === form.focus?.name))?.group
    if (group !== undefined) setChosen(group)
  }
  // Its fields may be asked for no longer.
  const active = sections.some(({ group }) => group === chosen) ? chosen : sections[0]!.group
  return (
    <Tabs
      className="form-tabs"
      animated={false}
      activeKey={active}
      onChange={setChosen}
      tabBarStyle={{ background: token.colorBgElevated }}
      items={sections.map((section) => {
        const { group, fields } = section
        const title = titleOf(group) ?? text('groupFirst')
        const wrong = fields.filter(([name]) => form.errors[name]).length
        return {
          key: group,
          // What was typed on the others stays.
          forceRender: true,
          label:
            wrong > 0 ? (
              <span aria-label={text('languageWrong', { language: title, count: wrong })}>
                {title} <Badge count={wrong} size="small" color={token.colorError} />
              </span>
            ) : (
              title
            ),
          children: <div className="form-grid">{grid(section)}</div>,
        }
      })}
    />
  )
}

/** Fields come group by group. */
function sectionsOf(fields: readonly [string, Field][]): Section[] {
  const sections: Section[] = []
  for (const one of fields) {
    const group = groupOf(one[1]) ?? FIRST
    const last = sections.at(-1)
    if (last?.group === group) last.fields.push(one)
    else sections.push({ group, fields: [one] })
  }
  return sections
}
