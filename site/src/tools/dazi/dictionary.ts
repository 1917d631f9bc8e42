import { SENTENCES, WORDS } from '@tutu/learning/typing/lessons/english'

/** Short words for the first keys, which the lessons' words hardly use. */
const FIRST_WORDS =
  'in head hid hidden need indeed dine inn hind do no done noon undo noun dune hound hood under sun sand son nose ' +
  'as ask dad sad lad lads fad fall falls all flask salad lass glad had has half hall gas dash flash ash shall hash ' +
  'glass flag lash sash gala add ads alas slash if is kid lid did fish dish hide like file life side idea high egg leaf ' +
  'field shed seed feed heel deal lead leg led see she he his her fur rug ruler rush us use girl fire hare ride kind ' +
  'good food cook book look door floor word work wolf flow slow snow grow how owl who why two too top tip tap step stop ' +
  'trip tree treat party pretty type pool up pup cup hop help hero paper map camp jump lamp plum milk came name game ' +
  'cave wave give live love move vase every seven ice nice mice rice circle uncle pencil cat bat hat mat fox box six mix ' +
  'next zoo zip size prize lazy maze bee big bag bed best bus bird bunny rabbit banana button nine ten ant end hand sand ' +
  'land wind window garden green queen quick quiet quilt question'

/** Words of adaptive practice and of tests: lower case, our own, fit for children. */
export const DICTIONARY: readonly string[] = [
  ...new Set(
    [FIRST_WORDS, ...[...WORDS, ...SENTENCES].flatMap(({ lines }) => lines.map(({ text }) => text))]
      .join(' ')
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 1),
  ),
]
