import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Tv from '@mui/icons-material/TvOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

const icons = { wall: <Tv />, export: <FileDownloadOutlined /> } as const;

/** What opens over the dashboard. */
export type DashboardTool = keyof typeof icons;

interface ToolsProps {
  readonly tools: readonly DashboardTool[];
  readonly isDisabled: boolean;
  readonly onOpen: (tool: DashboardTool) => void;
}

/** Tabs need the room of the words on a small screen. */
const buttonSx = {
  minWidth: 40,
  height: 32,
  '& > span:last-of-type': { display: { xs: 'none', lg: 'inline' } },
  '& .MuiButton-startIcon': { ml: { xs: 0, lg: -0.25 }, mr: { xs: 0, lg: 1 } },
} as const;

/** The buttons beside the tabs. */
export const Tools = ({ tools, isDisabled, onOpen }: ToolsProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, py: 0.5 }}>
      {tools.map((tool) => {
        const label = translate(`facings.dashboard.tools.${tool}`);
        return (
          <Button
            key={tool}
            size="small"
            variant="outlined"
            color="inherit"
            startIcon={icons[tool]}
            disabled={isDisabled}
            aria-label={label}
            title={label}
            sx={buttonSx}
            onClick={() => onOpen(tool)}
          >
            <span>{label}</span>
          </Button>
        );
      })}
    </Box>
  );
};
