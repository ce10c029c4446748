import Autorenew from '@mui/icons-material/Autorenew';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import PauseOutlined from '@mui/icons-material/PauseOutlined';
import RestartAlt from '@mui/icons-material/RestartAlt';
import RotateLeft from '@mui/icons-material/RotateLeft';
import RotateRight from '@mui/icons-material/RotateRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

import { useTranslate } from 'react-admin';
import { prefersStillness } from './canDraw';
import type { Viewer } from './viewer';

/** Radians of one step: an eighth of a turn, and half of that from above. */
const step = Math.PI / 4;

const turn = (viewer: Viewer, sideways: number, upwards: number): void => {
  const { theta, phi, radius } = viewer.getCameraOrbit();
  viewer.cameraOrbit = `${theta + sideways}rad ${phi + upwards}rad ${radius}m`;
};

const steps: readonly {
  readonly key: string;
  readonly Icon: typeof ZoomIn;
  readonly act: (viewer: Viewer) => void;
}[] = [
  { key: 'turnLeft', Icon: RotateLeft, act: (viewer) => turn(viewer, step, 0) },
  { key: 'turnRight', Icon: RotateRight, act: (viewer) => turn(viewer, -step, 0) },
  { key: 'turnUp', Icon: KeyboardArrowUp, act: (viewer) => turn(viewer, 0, -step / 2) },
  { key: 'turnDown', Icon: KeyboardArrowDown, act: (viewer) => turn(viewer, 0, step / 2) },
  { key: 'nearer', Icon: ZoomIn, act: (viewer) => viewer.zoom(4) },
  { key: 'farther', Icon: ZoomOut, act: (viewer) => viewer.zoom(-4) },
  {
    key: 'asBefore',
    Icon: RestartAlt,
    act: (viewer) => {
      viewer.cameraOrbit = 'auto auto auto';
      viewer.fieldOfView = 'auto';
      viewer.resetTurntableRotation(0);
    },
  },
];

interface TurnButtonsProps {
  /** Null while there is nothing to turn. */
  readonly viewer: Viewer | null;
  readonly isTurning: boolean;
  readonly onTurn: (isTurning: boolean) => void;
}

/** All that dragging does, for those who cannot drag; and what moves by itself can be stopped. */
export const TurnButtons = ({ viewer, isTurning, onTurn }: TurnButtonsProps) => {
  const translate = useTranslate();
  const own = translate(`facings.fields.media.${isTurning ? 'pause' : 'turn'}`);
  return (
    <Box
      role="group"
      aria-label={translate('facings.fields.media.view')}
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', mt: 1 }}
    >
      <Tooltip title={own}>
        <IconButton
          size="small"
          aria-label={own}
          onClick={() => {
            onTurn(!isTurning);
          }}
        >
          {isTurning ? <PauseOutlined fontSize="small" /> : <Autorenew fontSize="small" />}
        </IconButton>
      </Tooltip>
      {steps.map(({ key, Icon, act }) => {
        const label = translate(`facings.fields.media.${key}`);
        return (
          <Tooltip key={key} title={label}>
            <IconButton
              size="small"
              aria-label={label}
              aria-disabled={viewer === null}
              onClick={() => {
                if (viewer === null) return;
                act(viewer);
                // Who wants little motion gets the new view at once.
                if (prefersStillness())
                  void viewer.updateComplete.then(() => viewer.jumpCameraToGoal());
              }}
            >
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        );
      })}
    </Box>
  );
};
