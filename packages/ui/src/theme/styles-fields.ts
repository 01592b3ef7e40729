/** The styles for form fields beyond text and password: Select, Checkbox, SimpleGrid. */
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/SimpleGrid.layer.css'
