/** A picture of a result, to be kept or shared: who played, how far each came, and who won. */

/** A line of the picture. */
export interface PictureSide {
  readonly name: string;
  readonly total: number;
  readonly wins: boolean;
  /** As CSS, without custom properties. */
  readonly colour: string;
}

const WIDTH = 1200;
const LANE = 96;

/** Draws the picture as PNG. @throws Error when the browser has no canvas to draw on. */
export async function resultPicture({
  title,
  headline,
  sides,
}: {
  readonly title: string;
  readonly headline: string;
  readonly sides: readonly PictureSide[];
}): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = 250 + sides.length * LANE;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('the browser gives no canvas');
  const { height } = canvas;
  const sea = brush.createLinearGradient(0, 0, 0, height);
  sea.addColorStop(0, '#c3dcd4');
  sea.addColorStop(1, '#82b4b5');
  brush.fillStyle = sea;
  brush.fillRect(0, 0, WIDTH, height);
  brush.strokeStyle = 'rgb(35 48 58 / 12%)';
  for (let at = 0; at < 16; at++) {
    const angle = (at * Math.PI) / 8;
    brush.beginPath();
    brush.moveTo(WIDTH - 130, 120);
    brush.lineTo(WIDTH - 130 + Math.cos(angle) * 1600, 120 + Math.sin(angle) * 1600);
    brush.stroke();
  }
  brush.strokeStyle = '#23303a';
  brush.lineWidth = 6;
  brush.strokeRect(12, 12, WIDTH - 24, height - 24);
  brush.fillStyle = '#23303a';
  brush.font = "700 34px 'Alegreya Variable', Georgia, serif";
  brush.fillText(`Windrose · ${title}`, 56, 84);
  brush.font = "800 52px 'Alegreya Variable', Georgia, serif";
  brush.fillText(headline, 56, 154, WIDTH - 112);
  const most = Math.max(1, ...sides.map(({ total }) => total));
  for (const [at, { name, total, wins, colour }] of sides.entries()) {
    const y = 200 + at * LANE;
    brush.fillStyle = wins ? '#fbf3de' : 'rgb(251 243 222 / 55%)';
    brush.fillRect(48, y, WIDTH - 96, LANE - 14);
    brush.fillStyle = colour;
    brush.fillRect(330, y + 28, Math.max(6, (Math.max(0, total) / most) * (WIDTH - 560)), 26);
    brush.fillStyle = '#23303a';
    brush.font = "700 36px 'Alegreya Variable', Georgia, serif";
    brush.fillText(name, 72, y + 53, 240);
    brush.font = "800 48px 'Alegreya Variable', Georgia, serif";
    brush.textAlign = 'right';
    brush.fillText(`${total}`, WIDTH - 76, y + 58);
    brush.textAlign = 'left';
  }
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture could not be drawn'))), 'image/png');
  });
}
