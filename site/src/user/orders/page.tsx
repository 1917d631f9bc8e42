import { useSearchParams } from 'react-router'
import { Buy } from './buy/buy.tsx'
import { OneOrder } from './one-order.tsx'
import { OrderList } from './order-list.tsx'

/** All orders; the one that the address names; or a good to be ordered. */
export default function Orders() {
  const [params] = useSearchParams()
  const order = Number(params.get('order'))
  if (params.has('good')) return <Buy key={params.get('good')} />
  return Number.isInteger(order) && order > 0 ? <OneOrder key={order} id={order} /> : <OrderList />
}
