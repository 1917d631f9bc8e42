// Loaded when an icon is first chosen from all there are.
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Flex, type InputRef, Modal, Segmented, Skeleton } from 'antd'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useText } from '../../kit/text.ts'
import { ClearInput } from '../clear.tsx'
import { ICON_SOURCES, type IconSource, iconSource } from '../icon-source.ts'
import { IconGrid } from './icon-grid.tsx'
import { ICON_NAMES } from './icon-names.ts'
import './icons.css'

export type IconDialogProps = {
  title: string
  value: string
  onClose: () => void
  onChoose: (name: string) => void
}

const LABELS = {
  local: 'iconsLocal',
  antd: 'iconsAntd',
  fontawesome: 'iconsFontAwesome',
  bootstrap: 'iconsBootstrap',
} as const

export function IconDialog({ title, value, onClose, onChoose }: IconDialogProps) {
  const text = useText()
  const [source, setSource] = useState<IconSource>(iconSource(value) ?? 'antd')
  const [typed, setTyped] = useState('')
  const input = useRef<InputRef>(null)
  const words = useDeferredValue(typed.trim().toLowerCase())
  const { data, isError, refetch } = useQuery({
    queryKey: ['icons', source],
    queryFn: ICON_NAMES[source],
    staleTime: Infinity,
  })
  const found = useMemo(
    () => data?.filter((name) => words.split(/\s+/).every((word) => name.toLowerCase().includes(word))),
    [data, words],
  )

  return (
    <Modal
      open
      title={title}
      footer={null}
      width={720}
      onCancel={onClose}
      afterOpenChange={(open) => open && input.current?.focus()}
    >
      <Flex vertical gap={12}>
        <Segmented
          aria-label={text('iconSet')}
          className="icon-tabs"
          value={source}
          onChange={setSource}
          options={ICON_SOURCES.map((one) => ({ value: one, label: text(LABELS[one]) }))}
        />
        <ClearInput
          ref={input}
          allowClear
          value={typed}
          aria-label={text('iconSearch')}
          placeholder={text('iconSearch')}
          onChange={(event) => setTyped(event.target.value)}
        />
        {isError ? (
          <Alert
            type="error"
            showIcon
            title={text('failedOptions')}
            action={<Button onClick={() => void refetch()}>{text('retry')}</Button>}
          />
        ) : found ? (
          <IconGrid key={source} names={found} value={value} onChoose={onChoose} />
        ) : (
          <Skeleton active paragraph={{ rows: 6 }} />
        )}
      </Flex>
    </Modal>
  )
}
