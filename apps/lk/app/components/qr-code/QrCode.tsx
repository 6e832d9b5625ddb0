import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** The server's drawing: modules a side with the margin around them, and a path of the dark ones. */
  qr: { size: number; path: string };
  /** What the code leads to, in words. */
  label: string;
}

/** A QR code that a camera reads by day, by night and in a visitor's own colours; as wide as its place says. */
export const QrCode = ({ qr, label }: QrCodeProps) => (
  <svg
    className={styles.code}
    viewBox={`0 0 ${qr.size} ${qr.size}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
  >
    <path d={qr.path} />
  </svg>
);
