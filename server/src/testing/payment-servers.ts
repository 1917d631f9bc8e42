import { verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { MERCHANT_KEY, PAYMENT_SETTINGS as SET, signed } from './payment-notices.ts'

type Trade = {
  amount: string
  until: string
  /** Where it is to be told, who is paid, and for what. */
  told: readonly unknown[]
  state: 'open' | 'paid' | 'refunded'
  begun: number
  /** By their number, amounts as they were sent. */
  refunds: Record<string, string>
}
type Servers = {
  hosts: { wechat: string; alipay: string }
  /** By their number, amounts as they were sent. */
  trades: Map<string, Trade>
  /** How the next answers are wrong. */
  breakWith(how?: 'signature' | 'nothing'): void
  close(): Promise<void>
}

const isByMerchant = (said: string, signature: string): boolean =>
  verify('RSA-SHA256', Buffer.from(said), MERCHANT_KEY, Buffer.from(signature, 'base64'))

/** Doubles of both providers' servers: they believe the merchant's signature alone, and sign what they answer. */
export async function paymentServers(): Promise<Servers> {
  const trades = new Map<string, Trade>()
  let broken: 'signature' | 'nothing' | undefined
  const begin = (number: string, amount: string, until: string, told: readonly unknown[]): void => {
    const { state = 'open', begun = 0, refunds = {} } = trades.get(number) ?? {}
    trades.set(number, { amount, until, told, state, begun: begun + 1, refunds })
  }

  function wechat(method: string, path: string, body: string): [number, object] {
    const values = (body ? JSON.parse(body) : {}) as Record<string, string> & { amount: Record<string, unknown> }
    if (path === '/v3/pay/transactions/native') {
      const told = [values.notify_url, values.appid, values.mchid, values.amount.currency, values.description]
      begin(values.out_trade_no!, String(values.amount.total), values.time_expire!, told)
      return [200, { code_url: `weixin://wxpay/bizpayurl?pr=${values.out_trade_no}` }]
    }
    if (path === '/v3/refund/domestic/refunds') {
      const trade = trades.get(values.out_trade_no!)
      if (!trade || trade.state === 'open') return [404, { code: 'RESOURCE_NOT_EXISTS', message: '订单不存在' }]
      // On its way first, and there when it is asked again.
      const isKnown = Object.hasOwn(trade.refunds, values.out_refund_no!)
      trade.refunds[values.out_refund_no!] = String(values.amount.refund)
      if (isKnown) trade.state = 'refunded'
      return [200, { status: isKnown ? 'SUCCESS' : 'PROCESSING' }]
    }
    const number = /^\/v3\/pay\/transactions\/out-trade-no\/(\d+)\?mchid=1900000001$/.exec(path)?.[1] ?? ''
    const trade = trades.get(number)
    if (method !== 'GET' || !trade) return [404, { code: 'ORDER_NOT_EXIST', message: '订单不存在' }]
    const paid = { transaction_id: `42${number}`, amount: { total: Number(trade.amount), currency: 'CNY' } }
    const names = { mchid: SET.wechat_mch_id, appid: SET.wechat_app_id, out_trade_no: number }
    return [
      200,
      { ...names, trade_state: trade.state === 'paid' ? 'SUCCESS' : 'NOTPAY', ...(trade.state === 'paid' && paid) },
    ]
  }

  function alipay(method: string, notify: string | undefined, values: Record<string, string>): Record<string, string> {
    const number = values.out_trade_no!
    const trade = trades.get(number)
    if (method === 'alipay.trade.precreate') {
      begin(number, values.total_amount!, values.time_expire!, [notify, values.seller_id, values.subject])
      return { code: '10000', msg: 'Success', out_trade_no: number, qr_code: `https://qr.alipay.com/${number}` }
    }
    if (!trade || trade.state === 'open')
      return { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST', sub_msg: '交易不存在' }
    if (method === 'alipay.trade.refund') {
      // That it was taken is told, not that it is done.
      trade.refunds[values.out_request_no!] = values.refund_amount!
      return { code: '10000', msg: 'Success', out_trade_no: number, fund_change: 'N' }
    }
    if (method === 'alipay.trade.fastpay.refund.query') {
      const isThere = trade.state === 'refunded'
      trade.state = 'refunded'
      return { code: '10000', msg: 'Success', ...(isThere && { refund_status: 'REFUND_SUCCESS' }) }
    }
    const told = { trade_no: `2026${number}`, total_amount: trade.amount, trade_status: 'TRADE_SUCCESS' }
    return { code: '10000', msg: 'Success', out_trade_no: number, ...told }
  }

  async function answerWechat(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url!.slice('/wechat'.length)
    const body = await text(request)
    const named = Object.fromEntries(
      [...(request.headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )
    const said = `${request.method}\n${path}\n${named.timestamp}\n${named.nonce_str}\n${body}\n`
    const isKnown = named.mchid === SET.wechat_mch_id && named.serial_no === SET.wechat_serial
    const isAsked = request.headers['wechatpay-serial'] === SET.wechat_key_id
    const [status, values] =
      isKnown && isAsked && isByMerchant(said, String(named.signature))
        ? wechat(request.method!, path, body)
        : [401, { code: 'SIGN_ERROR', message: '签名错误' }]
    const answer = JSON.stringify(values)
    const time = String(Math.floor(Date.now() / 1000))
    response.writeHead(status, {
      'content-type': 'application/json',
      'wechatpay-timestamp': time,
      'wechatpay-nonce': 'nonce',
      'wechatpay-serial': SET.wechat_key_id,
      'wechatpay-signature': signed(`${time}\nnonce\n${answer}${broken === 'signature' ? ' ' : ''}\n`),
    })
    response.end(answer)
  }

  async function answerAlipay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { sign = '', ...fields } = Object.fromEntries(new URLSearchParams(await text(request)))
    const said = Object.keys(fields)
      .toSorted()
      .map((name) => `${name}=${fields[name]}`)
      .join('&')
    response.setHeader('content-type', 'text/html;charset=utf-8')
    if (fields.app_id !== SET.alipay_app_id || !isByMerchant(said, sign))
      return void response.end(
        '{"error_response":{"code":"40002","msg":"Invalid Arguments","sub_code":"isv.invalid-signature","sub_msg":"验签出错"}}',
      )
    const method = fields.method!
    const values = JSON.parse(fields.biz_content!) as Record<string, string>
    const content = JSON.stringify(alipay(method, fields.notify_url, values))
    // As it comes from there: slashes are escaped, and what is signed is what was sent.
    const escaped = content.replaceAll('/', String.raw`\/`)
    const name = `${method.replaceAll('.', '_')}_response`
    response.end(`{"${name}":${escaped},"sign":"${signed(`${escaped}${broken === 'signature' ? ' ' : ''}`)}"}`)
  }

  const server = createServer((request, response) => {
    if (broken === 'nothing') return void response.destroy()
    void (request.url!.startsWith('/wechat/') ? answerWechat : answerAlipay)(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    hosts: { wechat: `${origin}/wechat`, alipay: `${origin}/alipay` },
    trades,
    breakWith: (how) => (broken = how),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
