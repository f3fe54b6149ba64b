"""The files for a hosting site and for editors: they can be read, and what they name exists."""

import configparser
import json
import os
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import dev
from consigliere.games import names

ROOT = Path(__file__).parents[1]
FORMS = [path for path in sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml")) if path.name != "config.yml"]
TEXTS = [*FORMS, ROOT / ".github/pull_request_template.md", ROOT / "SECURITY.md", ROOT / ".pre-commit-config.yaml"]
MANIFESTS = {"pip": "pyproject.toml", "npm": "package.json", "github-actions": ".github/workflows"}


def content(path: str | Path) -> Any:
    """A YAML file."""
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def commands() -> set[str]:
    """The commands of dev.py."""
    return set(re.findall(r"^    (\w+)\s{2,}", dev.command_line().format_help(), re.MULTILINE))


def test_ci_runs_everything_with_actions_of_one_major_version() -> None:
    workflow = content(".github/workflows/ci.yml")
    assert workflow[True].keys() == {"push", "pull_request"}  # YAML reads the key `on` as a yes
    assert workflow["permissions"] == {"contents": "read"}
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step["uses"]) for step in steps if "uses" in step)
    assert ".ci/run" in [step.get("run") for step in steps]
    assert os.access(ROOT / ".ci/run", os.X_OK)


def test_the_hook_before_a_commit_runs_the_linters() -> None:
    (repository,) = content(".pre-commit-config.yaml")["repos"]
    (hook,) = repository["hooks"]
    assert (repository["repo"], hook["language"], hook["pass_filenames"]) == ("local", "system", False)
    assert hook["entry"] == "python3 dev.py lint"


def test_dependabot_looks_where_dependencies_are_declared() -> None:
    updates = content(".github/dependabot.yml")["updates"]
    assert {each["package-ecosystem"] for each in updates} == MANIFESTS.keys()
    for each in updates:
        assert (ROOT / each["directory"].strip("/") / MANIFESTS[each["package-ecosystem"]]).exists(), each


def test_there_is_a_form_for_a_bug_a_rules_question_and_a_feature() -> None:
    assert {content(form)["name"] for form in FORMS} == {"Bug", "Rules question", "Feature"}


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_an_issue_form_is_one(form: Path) -> None:
    fields = content(form)["body"]
    assert content(form)["description"]
    assert {field["type"] for field in fields} <= {"markdown", "input", "textarea", "dropdown"}
    ids = [field["id"] for field in fields if field["type"] != "markdown"]
    assert len(set(ids)) == len(ids)
    assert all(field["attributes"].get("label") or field["attributes"]["value"] for field in fields)


def test_the_form_for_rules_lists_the_games() -> None:
    (game,) = [field for field in content(".github/ISSUE_TEMPLATE/rules.yml")["body"] if field.get("id") == "game"]
    assert sorted(game["attributes"]["options"]) == sorted(names())


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.name)
def test_commands_and_files_that_are_named_exist(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert set(re.findall(r"python3 dev\.py (\w+)", text)) <= commands()
    named = re.findall(r"`((?:tests/)?[\w-]+\.(?:md|toml))`|\]\(([\w/.-]+\.md)\)", text)
    assert [path for pair in named for path in pair if path and not (ROOT / path).exists()] == []
    assert not re.search(r"\w@\w+\.\w", text), "an address that no one reads"


def test_editors_use_the_line_lengths_of_the_formatters() -> None:
    settings = configparser.ConfigParser()
    settings.read_string("[top]\n" + (ROOT / ".editorconfig").read_text(encoding="utf-8"))
    ruff = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]
    prettier = json.loads((ROOT / "web/.prettierrc.json").read_text(encoding="utf-8"))
    lengths = {name: part.getint("max_line_length") for name, part in settings.items() if "max_line_length" in part}
    assert lengths == {"*.py": ruff["line-length"], "*.{ts,js,mjs,svelte,css}": prettier["printWidth"]}
    assert settings["top"].getboolean("root")
