import {
  CARROT,
  drawing,
  FIREFLY,
  FOREST,
  GEM,
  GHOST,
  MAZE_WALLS,
  MEADOW,
  MOON_BASKET,
  NIGHT,
  PEN_TIP,
  RABBIT,
  STAR,
  stage,
} from './drawings.ts'
import {
  asClone,
  change,
  cloneOfMe,
  flag,
  forever,
  gone,
  ifThen,
  keyDown,
  op,
  type Op,
  type Project,
  random,
  repeat,
  set,
  type Sprite,
  touching,
  wait,
} from './project.ts'

const place = (x: number | Op, y: number | Op): Op => op('motion_gotoxy', { X: x, Y: y })
const show = op('looks_show')
const hide = op('looks_hide')
const move = (steps: number): Op => op('motion_movesteps', { STEPS: steps })
const moveX = (by: number): Op => op('motion_changexby', { DX: by })
const moveY = (by: number | Op): Op => op('motion_changeyby', { DY: by })
const turn = (degrees: number | Op): Op => op('motion_turnright', { DEGREES: degrees })
const say = (words: string): Op => op('looks_say', { MESSAGE: words })
const below = (y: number): Op => op('operator_lt', { OPERAND1: op('motion_yposition'), OPERAND2: y })

/** Whoever stands below walks with the arrow keys, and what falls is caught for a point. */
function catching(options: {
  backdrop: string
  catcher: string
  half: [number, number]
  falling: string
  fall: [number, number]
  every: number
  points: string
  left: string
  words: string
}): Project {
  const { backdrop, catcher, half, falling, fall, every, points, left, words } = options
  return {
    variables: [points, left],
    shown: [points, left],
    stage: stage(backdrop, [
      [
        flag,
        set(points, 0),
        set(left, 30),
        repeat(30, wait(1), change(left, -1)),
        op('control_stop', {}, { STOP_OPTION: 'all' }),
      ],
    ]),
    sprites: [
      {
        name: 'Catcher',
        costumes: [{ name: 'standing', svg: catcher, x: half[0], y: half[1] }],
        y: -112,
        rotationStyle: "don't rotate",
        scripts: [
          [flag, place(0, -112), say(words), wait(2), say('')],
          [flag, forever(ifThen(keyDown('left arrow'), moveX(-9)), ifThen(keyDown('right arrow'), moveX(9)))],
        ],
      },
      {
        name: 'Falling',
        costumes: [{ name: 'falling', svg: falling, x: fall[0], y: fall[1] }],
        visible: false,
        scripts: [
          [flag, hide, repeat(Math.floor(30 / every), cloneOfMe, wait(every))],
          [
            asClone,
            place(random(-210, 210), 190),
            show,
            forever(
              moveY(random(-7, -4)),
              turn(3),
              ifThen(touching('Catcher'), change(points, 1), gone),
              ifThen(below(-170), gone),
            ),
          ],
        ],
      },
    ],
  }
}

const fireflies: Project = {
  variables: ['亮起来'],
  shown: ['亮起来'],
  stage: stage(NIGHT, [[flag, set('亮起来', 0)]]),
  sprites: [
    {
      name: 'Firefly',
      costumes: [{ name: 'shining', svg: FIREFLY, x: 30, y: 30 }],
      visible: false,
      scripts: [
        [flag, hide, repeat(14, cloneOfMe)],
        [
          asClone,
          place(random(-220, 220), random(-120, 150)),
          op('looks_setsizeto', { SIZE: random(50, 100) }),
          op('motion_pointindirection', { DIRECTION: random(0, 359) }),
          show,
          forever(
            move(2),
            turn(random(-12, 12)),
            op('motion_ifonedgebounce'),
            ifThen(
              touching('_mouse_'),
              change('亮起来', 1),
              op('looks_changeeffectby', { CHANGE: 25 }, { EFFECT: 'COLOR' }),
              repeat(8, op('looks_changesizeby', { CHANGE: 6 })),
              repeat(8, op('looks_changesizeby', { CHANGE: -6 })),
            ),
          ),
        ],
      ],
    },
  ],
}

const flower: Project = {
  extensions: ['pen'],
  stage: stage(drawing(480, 360, '<path stroke="none" fill="#FFFDF8" d="M0 0H480V360H0Z"/>')),
  sprites: [
    {
      name: 'Pen',
      costumes: [{ name: 'tip', svg: PEN_TIP, x: 15, y: 15 }],
      scripts: [
        [
          flag,
          op('pen_clear'),
          op('pen_penUp'),
          place(0, -10),
          op('motion_pointindirection', { DIRECTION: 90 }),
          op('pen_setPenColorToColor', { COLOR: { colour: '#d6456f' } }),
          op('pen_setPenSizeTo', { SIZE: 3 }),
          op('pen_penDown'),
          repeat(
            36,
            repeat(36, move(11), turn(10)),
            turn(10),
            op('pen_changePenColorParamBy', {
              COLOR_PARAM: { menu: 'pen_menu_colorParam', field: 'colorParam', choice: 'color' },
              VALUE: 3,
            }),
          ),
          op('pen_penUp'),
          say('一朵由 36 个圆开成的花'),
        ],
      ],
    },
  ],
}

/** The rabbit looks out and hides again; whoever is quick enough touches it. */
const hideAndSeek: Project = {
  variables: ['分数', '剩余时间'],
  shown: ['分数', '剩余时间'],
  stage: stage(FOREST, [
    [
      flag,
      set('分数', 0),
      set('剩余时间', 30),
      wait(2),
      repeat(30, wait(1), change('剩余时间', -1)),
      op('control_stop', {}, { STOP_OPTION: 'all' }),
    ],
  ]),
  sprites: [
    {
      name: 'Rabbit',
      costumes: [{ name: 'standing', svg: RABBIT, x: 48, y: 56 }],
      rotationStyle: "don't rotate",
      scripts: [
        [
          flag,
          place(0, -40),
          show,
          say('数到三，来找我'),
          wait(2),
          say(''),
          forever(hide, wait(0.5), place(random(-200, 200), random(-120, 60)), show, wait(1)),
        ],
        [op('event_whenthisspriteclicked'), change('分数', 1), hide],
      ],
    },
  ],
}

const gem = (number: number, x: number, y: number): Sprite => ({
  name: `Gem ${number}`,
  costumes: [{ name: 'gem', svg: GEM, x: 18, y: 18 }],
  x,
  y,
  scripts: [
    [flag, place(x, y), show, wait(0.2), forever(ifThen(touching('Rabbit'), change('宝石', 1), hide, place(300, 300)))],
  ],
})
/** A step that walls take back. */
const step = (key: string, there: Op, back: Op): Op => ifThen(keyDown(key), there, ifThen(touching('Walls'), back))

const maze: Project = {
  variables: ['宝石'],
  shown: ['宝石'],
  stage: stage(drawing(480, 360, '<path stroke="none" fill="#EDE7FB" d="M0 0H480V360H0Z"/>'), [[flag, set('宝石', 0)]]),
  sprites: [
    { name: 'Walls', costumes: [{ name: 'walls', svg: MAZE_WALLS, x: 240, y: 180 }], scripts: [] },
    gem(1, -185, -130),
    gem(2, 0, 135),
    gem(3, 0, -130),
    gem(4, 188, 120),
    {
      name: 'Ghost',
      costumes: [{ name: 'ghost', svg: GHOST, x: 22, y: 24 }],
      size: 80,
      rotationStyle: "don't rotate",
      scripts: [[flag, place(90, 40), forever(repeat(70, moveY(-2)), repeat(70, moveY(2)))]],
    },
    {
      name: 'Rabbit',
      costumes: [{ name: 'standing', svg: RABBIT, x: 48, y: 56 }],
      size: 38,
      rotationStyle: "don't rotate",
      scripts: [
        [
          flag,
          place(-185, 130),
          say('收齐四颗宝石'),
          wait(2),
          say(''),
          op('control_wait_until', {
            CONDITION: {
              condition: op('operator_gt', { OPERAND1: op('data_variable', {}, { VARIABLE: '宝石' }), OPERAND2: 3 }),
            },
          }),
          say('收齐了'),
          wait(3),
          op('control_stop', {}, { STOP_OPTION: 'all' }),
        ],
        [
          flag,
          forever(
            step('right arrow', moveX(4), moveX(-4)),
            step('left arrow', moveX(-4), moveX(4)),
            step('up arrow', moveY(4), moveY(-4)),
            step('down arrow', moveY(-4), moveY(4)),
            ifThen(touching('Ghost'), place(-185, 130)),
          ),
        ],
      ],
    },
  ],
}

/** What tutorials begin with, `/static/tutorials/files/<name>.sb3`: a rabbit and a carrot, and nothing that makes them move. */
export const TUTORIAL_STARTERS: Readonly<Record<string, Project>> = {
  'carrot-chase': {
    stage: stage(MEADOW),
    sprites: [
      { name: 'Rabbit', costumes: [{ name: 'standing', svg: RABBIT, x: 48, y: 56 }], x: -150, y: -90, scripts: [] },
      { name: 'Carrot', costumes: [{ name: 'lying', svg: CARROT, x: 22, y: 30 }], x: 140, y: -80, scripts: [] },
    ],
  },
}

/** The demo's Scratch works by the names of their files, `/static/works/<name>.sb3`. */
export const PROJECTS: Readonly<Record<string, Project>> = {
  fireflies,
  'catch-carrots': catching({
    backdrop: MEADOW,
    catcher: RABBIT,
    half: [48, 56],
    falling: CARROT,
    fall: [22, 30],
    every: 1,
    points: '胡萝卜',
    left: '还剩几秒',
    words: '用左右方向键接住胡萝卜',
  }),
  'catch-stars': catching({
    backdrop: NIGHT,
    catcher: MOON_BASKET,
    half: [55, 30],
    falling: STAR,
    fall: [28, 28],
    every: 0.5,
    points: '星星',
    left: '还剩几秒',
    words: '把掉下来的星星接进篮子里',
  }),
  'circle-flower': flower,
  'hide-and-seek': hideAndSeek,
  maze,
}
