/** Of what could not be had. Apart from header and footer, whose words only the server needs. */
export const LOST_TEXTS = {
  'zh-cn': {
    partLost: '页面的这一部分没有加载出来。',
    partHint: '看看网络有没有连上，再试一次。',
    partTrying: '正在重试……',
    partReloadHint: '这次还是没有成功。可能网站刚更新过，重新打开这个页面就好。',
    partAgain: '再试一次',
    partReload: '重新打开页面',
    problem: '页面绊了一跤',
    problemHint: '看看网络有没有连上，等一小会儿，再重新打开。',
    problemHome: '返回首页',
  },
  en: {
    partLost: 'This part of the page could not be loaded.',
    partHint: 'Check your connection, then try again.',
    partTrying: 'Trying again…',
    partReloadHint: 'It did not come this time either. Perhaps the page has been renewed: load it again.',
    partAgain: 'Try again',
    partReload: 'Reload the page',
    problem: 'This page stumbled',
    problemHint: 'Check your connection, wait a moment, then load the page again.',
    problemHome: 'Return to home page',
  },
} as const
