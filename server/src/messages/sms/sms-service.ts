import type { Outcome } from '../outcome.ts'
import { smsParams } from '../parcel.ts'
import { approvedOf, type Service, type ServiceSettings } from '../service.ts'
import { aliyunCall, judgeAliyun, type ShortMessage } from './aliyun.ts'
import { callProvider, type SmsCall } from './call.ts'
import { judgeTencent, tencentCall } from './tencent.ts'

type Driver = {
  call: (settings: ServiceSettings, message: ShortMessage, endpoint?: string) => SmsCall
  judge: (answer: unknown) => Outcome | undefined
}

const DRIVERS: Readonly<Record<'aliyun' | 'tencent', Driver>> = {
  aliyun: {
    call: ({ sms_aliyun_key, sms_aliyun_secret, sms_sign_name }, message, endpoint) =>
      aliyunCall({ keyId: sms_aliyun_key, secret: sms_aliyun_secret, signName: sms_sign_name, endpoint }, message),
    judge: judgeAliyun,
  },
  tencent: {
    call: ({ sms_tencent_secret_id, sms_tencent_secret_key, sms_tencent_app_id, sms_sign_name }, message, endpoint) =>
      tencentCall(
        {
          secretId: sms_tencent_secret_id,
          secretKey: sms_tencent_secret_key,
          appId: sms_tencent_app_id,
          signName: sms_sign_name,
          endpoint,
        },
        message,
      ),
    judge: judgeTencent,
  },
}

/** Short messages by a provider; `endpoint` and `patience` (ms) replace the provider's own in tests. */
export function smsService(
  name: 'aliyun' | 'tencent',
  settings: ServiceSettings,
  { endpoint, patience }: { endpoint?: string; patience?: number } = {},
): Service {
  const { call, judge } = DRIVERS[name]
  return {
    name,
    async send(parcel, { patience: hurried = patience } = {}) {
      const approved = approvedOf(settings, parcel.event)
      if (!approved) return { state: 'dead', reason: { key: 'message.noProviderTemplate' } }
      const message = { mobile: parcel.target, template: approved, params: smsParams(parcel), id: String(parcel.id) }
      return callProvider(call(settings, message, endpoint), judge, { patience: hurried })
    },
  }
}
