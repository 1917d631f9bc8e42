// Loaded when somebody first asks to delete.
import { useQuery } from '@tanstack/react-query'
import { Popconfirm, type PopconfirmProps } from 'antd'
import { useId } from 'react'
import { useText } from '../kit/text.ts'
import type { Deletion } from './deletion.ts'

type Props = {
  deletion: Deletion
  /** Where it stands, seen from the button. */
  placement?: PopconfirmProps['placement']
  onClose: () => void
}

/** The question before a deletion (spec 5), over the button that asked for it, with what else goes, by number and name. */
export function DeletePopconfirm({ deletion, placement = 'left', onClose }: Props) {
  const text = useText()
  const id = useId()
  const { data } = useQuery({
    queryKey: ['deletion', id],
    queryFn: ({ signal }) => deletion.effects(signal),
    gcTime: 0,
    retry: false,
  })
  // Who is quicker than this answer is asked by the server, where it does anything to others.
  const { count = deletion.count, effects = [], refused = false, recycled = true } = data ?? {}
  const notes = [
    ...effects.map(({ text: said }) => said),
    ...(data && !recycled && !refused ? [text('deletedForGood')] : []),
  ]
  // One row is told by its name: the question stands over its button, not over it.
  const name = deletion.count === 1 ? deletion.name : undefined
  return (
    <Popconfirm
      open
      rootClassName="deletion-question"
      placement={placement}
      title={
        refused ? text('deleteRefused') : count > 1 ? text('deleteConfirmCount', { count }) : text('deleteConfirm')
      }
      description={
        (name || notes.length > 0) && (
          <>
            {name && <strong className="deletion-name">{name}</strong>}
            {notes.length > 0 && (
              <ul className="deletion-effects">
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </>
        )
      }
      okText={refused ? text('close') : count > 1 ? text('deleteCount', { count }) : text('delete')}
      okType={refused ? 'default' : 'primary'}
      showCancel={!refused}
      okButtonProps={{ autoFocus: true, danger: !refused }}
      onConfirm={() => {
        // Gone before the server may ask something itself: no question spins behind another.
        onClose()
        if (!refused) void deletion.run(effects.length > 0)
      }}
      onOpenChange={(open) => open || onClose()}
    >
      <span className="delete-anchor" />
    </Popconfirm>
  )
}
