/** The ready phrases of the chat in English, by the codes in which they are sent; in the order in which they are offered. */

export const phrases = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  thanks: 'Thank you!',
  'well-played': 'Well played!',
  'nice-move': 'Nice move!',
  'good-match': 'Good game!',
  sorry: 'Sorry!',
  oops: 'Oops!',
  'one-moment': 'One moment, please.',
  thinking: 'Let me think about this.',
  'your-turn': 'It’s your turn.',
  'back-now': 'I’m back.',
  'have-to-go': 'I have to go.',
  'wait-for-me': 'Please wait for me.',
  'no-hurry': 'No hurry.',
  again: 'Another match?',
  yes: 'Yes!',
  no: 'No.',
  bye: 'Goodbye!',
} as const;
