import { fail, type Failure, failForm } from '@tutu/contract/core/errors'
import type { Reader } from '../data/settings/read.ts'
import { SETTING_LABELS } from '../data/settings/save.ts'
import type { TargetsOf } from '../env.ts'
import { endpointHost } from '../files/remote/bucket.ts'
import { refusalOf } from '../lib/targets.ts'
import type { Engine } from '../engine/engine.ts'
import { newTexts, type PostedSettings } from './new-texts.ts'

/**
 * Throws a form failure where a posted endpoint of a bucket is another than the present one and may not be connected to:
 * else the first upload would say so, to somebody who cannot mend it.
 */
export async function refusePrivateEndpoint(
  { engine, reader, targetsOf }: { engine: Engine; reader: Reader; targetsOf: TargetsOf },
  asked: PostedSettings,
): Promise<void> {
  const reasons: Record<string, Failure> = {}
  const texts = await newTexts({ kysely: engine.database.kysely, reader }, asked, ['oss_endpoint', 's3_endpoint'])
  for (const [name, posted] of Object.entries(texts) as [keyof typeof texts, string][]) {
    if (!posted) continue
    const host = endpointHost(posted)
    const refusal = host ? await refusalOf(host, targetsOf(name)) : fail('rule.endpoint')
    if (refusal) reasons[name] = refusal
  }
  if (Object.keys(reasons).length > 0) throw failForm(reasons, SETTING_LABELS)
}
