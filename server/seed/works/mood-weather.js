// 心情天气预报：写下今天发生的事，程序猜猜你的心情是什么天气
// What is the weather of your mood? Count the words that tell.
const today = '早上吃到了最喜欢的包子，体育课跑步赢了，可是放学忘带伞，有一点难过'

const sunny = ['喜欢', '开心', '赢', '好吃', '朋友', '笑']
const rainy = ['难过', '忘', '输', '哭', '生气', '吵架']

const count = (words) => words.filter((word) => today.includes(word)).length

const sun = count(sunny)
const rain = count(rainy)

function forecast() {
  if (sun > 0 && rain > 0) return '太阳雨：有高兴的事，也有一点小难过'
  if (sun > rain) return '大晴天：把高兴分给别人一点吧'
  if (rain > sun) return '下雨了：找个人抱一抱，雨会停的'
  return '多云：平平静静的一天也很好'
}

console.log(today)
console.log('太阳 ' + '*'.repeat(sun))
console.log('雨滴 ' + "'".repeat(rain))
console.log(forecast())
