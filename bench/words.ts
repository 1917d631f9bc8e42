import type { Localized } from '@tutu/contract/core/languages'

const both = (pairs: string): Localized[] =>
  pairs.split('|').map((pair) => {
    const [zh = '', en = ''] = pair.trim().split(':')
    return { 'zh-cn': zh, en }
  })

/** Word lists of the made-up courses: one word of each makes a title, a pair more the subtitle. */
export const STYLES = both(
  '趣味:Playful|神奇:Magic|小小:Little|快乐:Happy|奇妙:Wonder|创意:Creative|星际:Starlight|海底:Undersea|森林:Forest|冬令营:Winter camp|' +
    '夏令营:Summer camp|周末:Weekend|亲子:Family|零基础:First steps in|竞赛:Contest|校园:School|博物馆:Museum|恐龙:Dinosaur|童话:Fairy tale|城堡:Castle|' +
    '彩虹:Rainbow|火箭:Rocket|侦探:Detective|探险:Adventure|魔法师:Wizard|工程师:Engineer|发明家:Inventor|艺术家:Artist|音乐家:Musician|科学家:Scientist',
)
export const TOPICS = both(
  '图形化编程:Block coding|动画制作:Animation|小游戏:Minigames|机器人:Robotics|人工智能:Machine learning|网页设计:Web design|打字练习:Typing|算法启蒙:Algorithms|' +
    '数据结构:Data structures|电子音乐:Electronic music|三维建模:Modelling|传感器:Sensors|天气预报:Weather|密码学:Cryptography|迷宫:Mazes|贪吃蛇:Snake|' +
    '像素画:Pixel art|故事书:Storybooks|计算器:Calculators|聊天助手:Chat helpers|图像识别:Image recognition|物联网:Connected things|太阳系:Solar system|分形:Fractals|' +
    '排序:Sorting|递归:Recursion|变量与循环:Variables and loops|条件判断:Conditions|函数:Functions|面向对象:Objects|爬虫:Web crawlers|数据可视化:Charts|' +
    '数学乐园:Mathematics|英语单词:Vocabulary|诗词大会:Poetry|棋类对弈:Board games|平衡车:Balance cars|无人机:Drones|智能家居:Smart homes|生日贺卡:Greeting cards',
)
export const FORMS = both(
  '入门:basics|进阶:next level|实战:in practice|训练营:bootcamp|工作坊:workshop|挑战赛:challenge|大闯关:quest|十二讲:in twelve lessons|项目课:projects|提高班:advanced class|' +
    '体验课:trial lesson|专题:special|双语课:bilingual class|精讲:explained|通关秘籍:secrets|一起做:together|从零开始:from scratch|手把手:step by step|小课堂:mini class|大作战:battle',
)
export const LANGUAGES_TAUGHT = [
  'Scratch',
  'ScratchJr',
  'Python',
  'C++',
  'HTML',
  'JavaScript',
  'Arduino',
  'micro:bit',
  'Blockly',
  'Lua',
]
export const VERBS = both(
  '画出:draw|做成:make|拼出:assemble|设计:design|模拟:simulate|记录:record|发明:invent|讲述:tell|控制:control|破解:crack|寻找:find|教会电脑认识:teach a computer about',
)
export const THINGS = both(
  '会转的风车:spinning windmills|跳过栅栏的小兔:hopping rabbits|足球记分牌:football scoreboards|会动的贺卡:moving postcards|沿黑线走的小车:line followers|' +
    '心里的数字:secret numbers|一周的气温:temperatures|小动物的声音:animal sounds|地下宫殿的地图:palace maps|手写的数字:handwritten digits|一片花田:flower fields|' +
    '自己的主页:homepages|词语的次数:word counts|五子棋的下法:gomoku moves|一部短片:short films|传给朋友的密码:ciphers|红绿灯:traffic lights|电子琴:keyboards|' +
    '垃圾分类的箱子:recycling boxes|钟表和时差:clocks|水的循环:water cycles|恒星的亮度:bright stars|蚂蚁的路线:ant trails|古诗里的月亮:moon poems|' +
    '汉字的笔画:brush strokes|骑士的旅行:knight journeys|汉诺塔:Hanoi towers|弹球的反弹:bouncing balls|鱼群:shoals of fish|购物清单:shopping lists|' +
    '家里的照片:family pictures|校车时刻表:bus timetables|火山喷发:volcanoes|指南针:compasses|节气日历:calendars|投票箱:ballots|口算题:sums|' +
    '脚步计数:pedometers|门铃:doorbells|盆栽的水分:thirsty plants|长城的砖块:great walls|龙舟比赛:dragon boats|剪纸窗花:paper cuttings|皮影戏:shadow plays|' +
    '风筝的影子:kites|太空电梯:space elevators|海洋漂流瓶:bottle messages|蜂巢的形状:honeycombs',
)
/** Whom members call themselves after. */
export const CREATURES = both(
  '小兔:Bunny|小狐狸:Fox|小熊:Bear|熊猫:Panda|企鹅:Penguin|海豚:Dolphin|小象:Elephant|刺猬:Hedgehog|松鼠:Squirrel|猫头鹰:Owl|小鹿:Deer|考拉:Koala|' +
    '小猫:Kitten|小狗:Puppy|鲸鱼:Whale|小龙:Dragon|麻雀:Sparrow|青蛙:Frog|蜜蜂:Bee|乌龟:Turtle|小马:Pony|老虎:Tiger|小鸭:Duckling|星星:Star',
)
