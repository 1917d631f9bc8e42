// Loaded when a view is first saved, renamed or shared.
import { fieldErrors } from '@tutu/contract/core/client-error'
import { Checkbox, Form, Input, type InputRef, Modal, Select } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { message, tellRefusal } from '../../lib/message.ts'
import { useViewText } from './text.ts'
import { useViewActions } from './use-view-actions.ts'
import { useViews } from './use-viewed-list.ts'
import type { ViewFormMode, ViewMenuProps } from './view-menu.tsx'

type Props = ViewMenuProps & { mode: ViewFormMode; open: boolean; onClose: () => void }

const NOBODY = 0

/** What a view is called, with whom it is shared, and who begins with it. */
export function ViewForm({ definition, viewed, table, mode, open, onClose }: Props) {
  const text = useViewText()
  const id = useId()
  const actions = useViewActions(definition)
  const { data } = useViews(definition, true)
  const [view] = useState(mode === 'edit' ? viewed.saved : undefined)
  const [name, setName] = useState(view?.name ?? '')
  const [groupId, setGroupId] = useState(view?.group_id ?? NOBODY)
  const [isGroupDefault, setGroupDefault] = useState(view?.group_default ?? false)
  const [isOwnDefault, setOwnDefault] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const input = useRef<InputRef>(null)
  useEffect(() => {
    if (errors.name) input.current?.focus()
  }, [errors])

  const known = data?.groups ?? []
  // A super administrator may have shared it with a group that its owner cannot choose.
  const groups =
    view?.group_id && !known.some((one) => one.id === view.group_id)
      ? [...known, { id: view.group_id, name: view.group, leads: false }]
      : known
  const leads = groups.find((one) => one.id === groupId)?.leads ?? false

  const save = async () => {
    setBusy(true)
    setErrors({})
    try {
      if (view) {
        const shared = groupId !== NOBODY
        await actions.edit(view.id, {
          name,
          group_id: shared ? groupId : null,
          group_default: shared && isGroupDefault,
        })
      } else {
        const added = await actions.add(name, viewed.state, table.columns)
        if (isOwnDefault) await actions.begin({ id: added }).catch(tellRefusal)
      }
      void message.success(text('saved'))
      onClose()
    } catch (error) {
      const told = fieldErrors(error)
      if (Object.keys(told).length > 0) setErrors(told)
      else tellRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  const item = (field: string) => (errors[field] ? { validateStatus: 'error' as const, help: errors[field] } : {})

  return (
    <Modal
      open={open}
      title={view ? text('editTitle', { name: view.name }) : text('addTitle')}
      okText={text('save')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
      afterOpenChange={(isShown) => isShown && input.current?.focus()}
    >
      <form
        noValidate
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Form component={false} layout="vertical">
          <Form.Item
            label={text('name')}
            htmlFor={`${id}-name`}
            required
            extra={view ? undefined : text('nameHint')}
            {...item('name')}
          >
            <Input
              ref={input}
              id={`${id}-name`}
              value={name}
              aria-required
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          </Form.Item>
          {view ? (
            <>
              <Form.Item label={text('group')} htmlFor={`${id}-group`} extra={text('groupHint')} {...item('group_id')}>
                <Select
                  id={`${id}-group`}
                  value={groupId}
                  showSearch={{ optionFilterProp: 'label' }}
                  onChange={(next) => {
                    setGroupId(next)
                    setGroupDefault(false)
                  }}
                  options={[
                    { value: NOBODY, label: text('nobody') },
                    ...groups.map((group) => ({ value: group.id, label: group.name })),
                  ]}
                />
              </Form.Item>
              {(leads || isGroupDefault) && (
                <Checkbox
                  checked={isGroupDefault}
                  disabled={!leads}
                  onChange={(event) => setGroupDefault(event.target.checked)}
                >
                  {text('groupDefault')}
                </Checkbox>
              )}
            </>
          ) : (
            <Checkbox checked={isOwnDefault} onChange={(event) => setOwnDefault(event.target.checked)}>
              {text('ownDefault')}
            </Checkbox>
          )}
        </Form>
        {/* Enter saves. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Modal>
  )
}
