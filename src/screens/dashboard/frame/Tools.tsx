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

/** The buttons beside the filters. */
export const Tools = ({ tools, isDisabled, onOpen }: ToolsProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, py: 0.5 }}>
      {tools.map((tool) => (
        <Button
          key={tool}
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={icons[tool]}
          disabled={isDisabled}
          onClick={() => {
            onOpen(tool);
          }}
        >
          {translate(`facings.dashboard.tools.${tool}`)}
        </Button>
      ))}
    </Box>
  );
};
