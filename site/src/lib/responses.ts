import { reaction } from '@tutu/contract/resources/reaction'
import { workReport } from '@tutu/contract/resources/work-report'

/** What members can say to a work, and what can be found wrong with one, as the definitions have it. */
export const RESPONSES = reaction.fields.kind.options
export const WRONGS = workReport.fields.kind.options
