// Loaded when first opened.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { ArrangeList } from '../../kit/arrange-list.tsx'
import { useText } from '../../kit/text.ts'
import { api } from '../../lib/api.ts'
import type { Card } from './cards.tsx'
import type { Figures } from './use-figures.ts'

type Layout = Figures['layout']

/** Which cards are shown, in which order: kept on the server, for this administrator alone. */
export function ArrangePanel({ cards, layout }: { cards: readonly Card[]; layout: Layout }) {
  const { t } = useTranslation('dashboard')
  const text = useText()
  const { mutate } = useArrange()
  const { order, hidden } = layout
  return (
    <Flex vertical gap={12}>
      <ArrangeList
        label={t('cards')}
        entries={cards}
        onShow={(key, isShown) =>
          mutate({ order, hidden: isShown ? hidden.filter((one) => one !== key) : [...hidden, key] })
        }
        onOrder={(keys) => mutate({ order: keys, hidden })}
      />
      <Button
        size="small"
        disabled={order.length === 0 && hidden.length === 0}
        onClick={() => mutate({ order: [], hidden: [] })}
      >
        {text('columnsReset')}
      </Button>
    </Flex>
  )
}

/** At once on the screen; one after another on the server, as they were made. */
function useArrange() {
  const client = useQueryClient()
  const dashboard = { queryKey: ['dashboard'] }
  return useMutation({
    scope: { id: 'dashboard-layout' },
    mutationFn: (body: Layout) => api.call('POST /admin/dashboard/arrange', { body }),
    onMutate: (layout) => {
      client.setQueriesData<Figures>(dashboard, (figures) => figures && { ...figures, layout })
    },
    onError: () => client.invalidateQueries(dashboard),
  })
}
