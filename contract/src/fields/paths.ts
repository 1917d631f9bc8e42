import { z } from 'zod'
import { RELATIVE_PATH } from '../core/rules.ts'
import { splitList } from './multi-select.ts'

/** A list of paths on this site, each once, in its order; arrays may come as 'a,b'. */
export function paths(max: number) {
  return z
    .preprocess(
      splitList,
      z.array(z.string('rule.path').trim().regex(RELATIVE_PATH, 'rule.path'), 'rule.path').max(max, 'rule.tooMany'),
    )
    .transform((list) => [...new Set(list)])
}
